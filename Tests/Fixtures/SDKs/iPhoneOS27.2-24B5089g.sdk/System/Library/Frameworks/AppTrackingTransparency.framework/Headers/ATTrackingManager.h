//
//  ATTrackingManager.h
//  AppTrackingTransparency
//

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/*!
 @enum       ATTrackingManagerAuthorizationStatus
 @abstract   What a person has answered to the question of this app.
 @constant   ATTrackingManagerAuthorizationStatusNotDetermined  The question was not put yet.
 @constant   ATTrackingManagerAuthorizationStatusRestricted     The device does not let the question be put.
 @constant   ATTrackingManagerAuthorizationStatusDenied         The person said no.
 @constant   ATTrackingManagerAuthorizationStatusAuthorized     The person said yes.
 */
typedef NS_ENUM(NSUInteger, ATTrackingManagerAuthorizationStatus) {
    ATTrackingManagerAuthorizationStatusNotDetermined = 0,
    ATTrackingManagerAuthorizationStatusRestricted,
    ATTrackingManagerAuthorizationStatusDenied,
    ATTrackingManagerAuthorizationStatusAuthorized
} NS_SWIFT_NAME(ATTrackingManager.AuthorizationStatus) API_AVAILABLE(ios(14), macosx(11.0), tvos(14));

/*!
 @class      ATTrackingManager
 @abstract   The one place where an app asks for leave to track, and reads the answer.
 */
API_AVAILABLE(ios(14), macosx(11.0), tvos(14))
@interface ATTrackingManager : NSObject

/*!
 @property   trackingAuthorizationStatus
 @abstract   The answer as it stands.
 @discussion Reading the status never puts the question.
 */
@property (class, nonatomic, readonly, assign) ATTrackingManagerAuthorizationStatus trackingAuthorizationStatus;

/*!
 @method     requestTrackingAuthorizationWithCompletionHandler:
 @abstract   Puts the question whether this app may track.
 @discussion The system shows the question together with the text under NSUserTrackingUsageDescription in the
             information property list. Without that text the app ends.

             The answer lasts: people in eligible regions may be asked again after a year. They can change the
             answer in the settings at any time.

             Call this method while the app is active. In any other state the handler runs at once, with the
             status as it stands.
 @param      completion  Runs with the status when the person has answered.
 */
+ (void)requestTrackingAuthorizationWithCompletionHandler:(void (^)(ATTrackingManagerAuthorizationStatus status))completion;

/*!
 @abstract   Puts the question whether this app may track, with room for more text if wanted.
 @discussion The larger form of the question shows the text under NSUserTrackingMarkdownUsageDescription in the
             information property list, which may hold links and emphasis. NSUserTrackingUsageDescription stays
             required beside it.

             In regions that do not know the larger form the system shows the usual one.
 @param      expanded    Whether to use the larger form.
 @param      moreAction  Runs when the person asks to know more; without it no such button is shown.
 @param      completion  Runs with the status when the person has answered.
 */
+ (void)requestTrackingAuthorizationUsingExpandedInterface:(BOOL)expanded
                               additionalInformationAction:(nullable void (^)(void))moreAction
                                         completionHandler:(void (^)(ATTrackingManagerAuthorizationStatus status))completion
    API_AVAILABLE(ios(27.2)) API_UNAVAILABLE(macos, tvos, watchos, visionos);

@end

NS_ASSUME_NONNULL_END
