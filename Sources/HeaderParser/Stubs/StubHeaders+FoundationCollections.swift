extension StubHeaders {
  static let foundationCollections = #"""
    @interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
    @property (readonly) NSUInteger count;
    - (ObjectType)objectAtIndex:(NSUInteger)index;
    - (instancetype)init NS_DESIGNATED_INITIALIZER;
    - (instancetype)initWithObjects:(const ObjectType _Nonnull [_Nullable])objects
                              count:(NSUInteger)cnt NS_DESIGNATED_INITIALIZER;
    - (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
    @end
    @interface NSArray<ObjectType> (NSExtendedArray)
    - (NSArray<ObjectType> *)arrayByAddingObject:(ObjectType)anObject;
    - (NSArray<ObjectType> *)arrayByAddingObjectsFromArray:(NSArray<ObjectType> *)otherArray;
    - (NSString *)componentsJoinedByString:(NSString *)separator;
    - (BOOL)containsObject:(ObjectType)anObject;
    - (NSUInteger)indexOfObject:(ObjectType)anObject;
    - (BOOL)isEqualToArray:(NSArray<ObjectType> *)otherArray;
    @property (nullable, nonatomic, readonly) ObjectType firstObject;
    @property (nullable, nonatomic, readonly) ObjectType lastObject;
    - (NSEnumerator<ObjectType> *)objectEnumerator;
    - (NSArray<ObjectType> *)subarrayWithRange:(NSRange)range;
    - (ObjectType)objectAtIndexedSubscript:(NSUInteger)idx;
    - (void)enumerateObjectsUsingBlock:(void (NS_NOESCAPE ^)(ObjectType obj, NSUInteger idx, BOOL *stop))block;
    - (NSArray<ObjectType> *)sortedArrayUsingComparator:(NSComparator NS_NOESCAPE)cmptr;
    - (NSArray<ObjectType> *)sortedArrayUsingSelector:(SEL)comparator;
    - (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray<NSSortDescriptor *> *)sortDescriptors;
    - (NSArray<ObjectType> *)filteredArrayUsingPredicate:(NSPredicate *)predicate;
    @end
    @interface NSArray<ObjectType> (NSArrayCreation)
    + (instancetype)array;
    + (instancetype)arrayWithObject:(ObjectType)anObject;
    + (instancetype)arrayWithObjects:(const ObjectType _Nonnull [_Nonnull])objects count:(NSUInteger)cnt;
    + (instancetype)arrayWithObjects:(ObjectType)firstObj, ... NS_REQUIRES_NIL_TERMINATION;
    + (instancetype)arrayWithArray:(NSArray<ObjectType> *)array;
    - (instancetype)initWithObjects:(ObjectType)firstObj, ... NS_REQUIRES_NIL_TERMINATION;
    - (instancetype)initWithArray:(NSArray<ObjectType> *)array;
    @end
    @interface NSMutableArray<ObjectType> : NSArray<ObjectType>
    - (void)addObject:(ObjectType)anObject;
    - (void)insertObject:(ObjectType)anObject atIndex:(NSUInteger)index;
    - (void)removeLastObject;
    - (void)removeObjectAtIndex:(NSUInteger)index;
    - (void)replaceObjectAtIndex:(NSUInteger)index withObject:(ObjectType)anObject;
    - (instancetype)initWithCapacity:(NSUInteger)numItems NS_DESIGNATED_INITIALIZER;
    - (void)addObjectsFromArray:(NSArray<ObjectType> *)otherArray;
    - (void)removeAllObjects;
    - (void)removeObject:(ObjectType)anObject;
    - (void)setObject:(ObjectType)obj atIndexedSubscript:(NSUInteger)idx;
    - (void)sortUsingComparator:(NSComparator NS_NOESCAPE)cmptr;
    + (instancetype)arrayWithCapacity:(NSUInteger)numItems;
    @end

    @interface NSDictionary<__covariant KeyType, __covariant ObjectType>
        : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
    @property (readonly) NSUInteger count;
    - (nullable ObjectType)objectForKey:(KeyType)aKey;
    - (NSEnumerator<KeyType> *)keyEnumerator;
    - (instancetype)init NS_DESIGNATED_INITIALIZER;
    - (instancetype)initWithObjects:(const ObjectType _Nonnull [_Nullable])objects
                            forKeys:(const KeyType<NSCopying> _Nonnull [_Nullable])keys
                              count:(NSUInteger)cnt NS_DESIGNATED_INITIALIZER;
    - (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
    @end
    @interface NSDictionary<KeyType, ObjectType> (NSExtendedDictionary)
    @property (readonly, copy) NSArray<KeyType> *allKeys;
    @property (readonly, copy) NSArray<ObjectType> *allValues;
    - (NSEnumerator<ObjectType> *)objectEnumerator;
    - (BOOL)isEqualToDictionary:(NSDictionary<KeyType, ObjectType> *)otherDictionary;
    - (nullable ObjectType)objectForKeyedSubscript:(KeyType)key;
    - (void)enumerateKeysAndObjectsUsingBlock:(void (NS_NOESCAPE ^)(KeyType key, ObjectType obj, BOOL *stop))block;
    @end
    @interface NSDictionary<KeyType, ObjectType> (NSDictionaryCreation)
    + (instancetype)dictionary;
    + (instancetype)dictionaryWithObject:(ObjectType)object forKey:(KeyType<NSCopying>)key;
    + (instancetype)dictionaryWithObjects:(const ObjectType _Nonnull [_Nullable])objects
                                  forKeys:(const KeyType<NSCopying> _Nonnull [_Nullable])keys
                                    count:(NSUInteger)cnt;
    + (instancetype)dictionaryWithObjectsAndKeys:(id)firstObject, ... NS_REQUIRES_NIL_TERMINATION;
    + (instancetype)dictionaryWithDictionary:(NSDictionary<KeyType, ObjectType> *)dict;
    + (instancetype)dictionaryWithObjects:(NSArray<ObjectType> *)objects forKeys:(NSArray<KeyType<NSCopying>> *)keys;
    - (instancetype)initWithDictionary:(NSDictionary<KeyType, ObjectType> *)otherDictionary;
    @end
    @interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
    - (void)removeObjectForKey:(KeyType)aKey;
    - (void)setObject:(ObjectType)anObject forKey:(KeyType<NSCopying>)aKey;
    - (instancetype)initWithCapacity:(NSUInteger)numItems NS_DESIGNATED_INITIALIZER;
    - (void)addEntriesFromDictionary:(NSDictionary<KeyType, ObjectType> *)otherDictionary;
    - (void)removeAllObjects;
    - (void)setObject:(nullable ObjectType)obj forKeyedSubscript:(KeyType<NSCopying>)key;
    + (instancetype)dictionaryWithCapacity:(NSUInteger)numItems;
    @end

    @interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
    @property (readonly) NSUInteger count;
    - (nullable ObjectType)member:(ObjectType)object;
    - (NSEnumerator<ObjectType> *)objectEnumerator;
    - (instancetype)init NS_DESIGNATED_INITIALIZER;
    - (instancetype)initWithObjects:(const ObjectType _Nonnull [_Nullable])objects
                              count:(NSUInteger)cnt NS_DESIGNATED_INITIALIZER;
    - (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
    @end
    @interface NSSet<ObjectType> (NSExtendedSet)
    @property (readonly, copy) NSArray<ObjectType> *allObjects;
    - (nullable ObjectType)anyObject;
    - (BOOL)containsObject:(ObjectType)anObject;
    - (BOOL)isSubsetOfSet:(NSSet<ObjectType> *)otherSet;
    - (BOOL)isEqualToSet:(NSSet<ObjectType> *)otherSet;
    + (instancetype)set;
    + (instancetype)setWithObject:(ObjectType)object;
    + (instancetype)setWithObjects:(ObjectType)firstObj, ... NS_REQUIRES_NIL_TERMINATION;
    + (instancetype)setWithSet:(NSSet<ObjectType> *)set;
    + (instancetype)setWithArray:(NSArray<ObjectType> *)array;
    - (instancetype)initWithArray:(NSArray<ObjectType> *)array;
    @end
    @interface NSMutableSet<ObjectType> : NSSet<ObjectType>
    - (void)addObject:(ObjectType)object;
    - (void)removeObject:(ObjectType)object;
    - (instancetype)initWithCapacity:(NSUInteger)numItems NS_DESIGNATED_INITIALIZER;
    - (void)removeAllObjects;
    - (void)unionSet:(NSSet<ObjectType> *)otherSet;
    - (void)minusSet:(NSSet<ObjectType> *)otherSet;
    @end
    @interface NSCountedSet<ObjectType> : NSMutableSet<ObjectType>
    - (NSUInteger)countForObject:(ObjectType)object;
    @end
    """#

  static let foundationOrdered = #"""
    @interface NSOrderedSet<__covariant ObjectType>
        : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
    @property (readonly) NSUInteger count;
    - (ObjectType)objectAtIndex:(NSUInteger)idx;
    - (NSUInteger)indexOfObject:(ObjectType)object;
    @property (nullable, nonatomic, readonly) ObjectType firstObject;
    @property (nullable, nonatomic, readonly) ObjectType lastObject;
    @property (readonly, strong) NSArray<ObjectType> *array;
    @property (readonly, strong) NSSet<ObjectType> *set;
    + (instancetype)orderedSet;
    + (instancetype)orderedSetWithArray:(NSArray<ObjectType> *)array;
    - (instancetype)initWithArray:(NSArray<ObjectType> *)array;
    @end
    @interface NSMutableOrderedSet<ObjectType> : NSOrderedSet<ObjectType>
    - (void)insertObject:(ObjectType)object atIndex:(NSUInteger)idx;
    - (void)removeObjectAtIndex:(NSUInteger)idx;
    - (void)addObject:(ObjectType)object;
    @end
    typedef NS_ENUM(NSInteger, NSCollectionChangeType) { NSCollectionChangeInsert, NSCollectionChangeRemove };
    @interface NSOrderedCollectionChange<ObjectType> : NSObject
    @property (readonly, strong, nullable) ObjectType object;
    @property (readonly) NSCollectionChangeType changeType;
    @property (readonly) NSUInteger index;
    @end
    @interface NSOrderedCollectionDifference<ObjectType> : NSObject <NSFastEnumeration>
    @property (strong, readonly) NSArray<NSOrderedCollectionChange<ObjectType> *> *insertions;
    @property (strong, readonly) NSArray<NSOrderedCollectionChange<ObjectType> *> *removals;
    @end

    @interface NSIndexSet : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
    + (instancetype)indexSet;
    + (instancetype)indexSetWithIndex:(NSUInteger)value;
    + (instancetype)indexSetWithIndexesInRange:(NSRange)range;
    - (instancetype)initWithIndexesInRange:(NSRange)range NS_DESIGNATED_INITIALIZER;
    - (instancetype)initWithIndexSet:(NSIndexSet *)indexSet NS_DESIGNATED_INITIALIZER;
    - (instancetype)initWithIndex:(NSUInteger)value;
    @property (readonly) NSUInteger count;
    @property (readonly) NSUInteger firstIndex;
    @property (readonly) NSUInteger lastIndex;
    - (BOOL)containsIndex:(NSUInteger)value;
    - (void)enumerateIndexesUsingBlock:(void (NS_NOESCAPE ^)(NSUInteger idx, BOOL *stop))block;
    @end
    @interface NSMutableIndexSet : NSIndexSet
    - (void)addIndex:(NSUInteger)value;
    - (void)removeIndex:(NSUInteger)value;
    - (void)addIndexesInRange:(NSRange)range;
    @end
    @interface NSIndexPath : NSObject <NSCopying, NSSecureCoding>
    + (instancetype)indexPathWithIndex:(NSUInteger)index;
    - (NSUInteger)indexAtPosition:(NSUInteger)position;
    @property (readonly) NSUInteger length;
    - (NSComparisonResult)compare:(NSIndexPath *)otherObject;
    @end

    typedef NS_OPTIONS(NSUInteger, NSPointerFunctionsOptions) {
      NSPointerFunctionsStrongMemory = 0UL, NSPointerFunctionsWeakMemory = 5UL << 0,
      NSPointerFunctionsObjectPersonality = 0UL << 8, NSPointerFunctionsObjectPointerPersonality = 2UL << 8,
      NSPointerFunctionsCopyIn = 1UL << 16
    };
    @interface NSPointerFunctions : NSObject <NSCopying>
    - (instancetype)initWithOptions:(NSPointerFunctionsOptions)options NS_DESIGNATED_INITIALIZER;
    @end
    typedef NSUInteger NSHashTableOptions;
    typedef NSUInteger NSMapTableOptions;
    @interface NSHashTable<ObjectType> : NSObject <NSCopying, NSSecureCoding, NSFastEnumeration>
    - (instancetype)initWithOptions:(NSPointerFunctionsOptions)options
                           capacity:(NSUInteger)initialCapacity NS_DESIGNATED_INITIALIZER;
    + (NSHashTable<ObjectType> *)weakObjectsHashTable;
    @property (readonly) NSUInteger count;
    - (void)addObject:(nullable ObjectType)object;
    - (void)removeObject:(nullable ObjectType)object;
    - (BOOL)containsObject:(nullable ObjectType)anObject;
    @property (readonly, copy) NSArray<ObjectType> *allObjects;
    @end
    @interface NSMapTable<KeyType, ObjectType> : NSObject <NSCopying, NSSecureCoding, NSFastEnumeration>
    + (NSMapTable<KeyType, ObjectType> *)strongToStrongObjectsMapTable;
    + (NSMapTable<KeyType, ObjectType> *)weakToStrongObjectsMapTable;
    + (NSMapTable<KeyType, ObjectType> *)strongToWeakObjectsMapTable;
    - (nullable ObjectType)objectForKey:(nullable KeyType)aKey;
    - (void)setObject:(nullable ObjectType)anObject forKey:(nullable KeyType)aKey;
    - (void)removeObjectForKey:(nullable KeyType)aKey;
    @property (readonly) NSUInteger count;
    @end
    @interface NSPointerArray : NSObject <NSFastEnumeration, NSCopying, NSSecureCoding>
    + (NSPointerArray *)weakObjectsPointerArray;
    - (void)addPointer:(nullable void *)pointer;
    - (nullable void *)pointerAtIndex:(NSUInteger)index;
    @property NSUInteger count;
    @property (readonly, copy) NSArray *allObjects;
    @end
    @protocol NSCacheDelegate;
    @interface NSCache<KeyType, ObjectType> : NSObject
    @property (copy) NSString *name;
    @property (nullable, assign) id<NSCacheDelegate> delegate;
    - (nullable ObjectType)objectForKey:(KeyType)key;
    - (void)setObject:(ObjectType)obj forKey:(KeyType)key;
    - (void)removeObjectForKey:(KeyType)key;
    - (void)removeAllObjects;
    @property NSUInteger totalCostLimit;
    @property NSUInteger countLimit;
    @end
    @protocol NSCacheDelegate <NSObject>
    @optional
    - (void)cache:(NSCache *)cache willEvictObject:(id)obj;
    @end

    @interface NSSortDescriptor : NSObject <NSSecureCoding, NSCopying>
    + (instancetype)sortDescriptorWithKey:(nullable NSString *)key ascending:(BOOL)ascending;
    - (instancetype)initWithKey:(nullable NSString *)key ascending:(BOOL)ascending;
    @property (nullable, readonly, copy) NSString *key;
    @property (readonly) BOOL ascending;
    @property (readonly) NSComparator comparator;
    @end
    @interface NSPredicate : NSObject <NSSecureCoding, NSCopying>
    + (NSPredicate *)predicateWithFormat:(NSString *)predicateFormat, ...;
    + (NSPredicate *)predicateWithFormat:(NSString *)predicateFormat argumentArray:(nullable NSArray *)arguments;
    + (NSPredicate *)predicateWithValue:(BOOL)value;
    @property (readonly, copy) NSString *predicateFormat;
    - (BOOL)evaluateWithObject:(nullable id)object;
    @end
    typedef NS_ENUM(NSUInteger, NSCompoundPredicateType) {
      NSNotPredicateType = 0, NSAndPredicateType, NSOrPredicateType
    };
    @interface NSCompoundPredicate : NSPredicate
    @property (readonly) NSCompoundPredicateType compoundPredicateType;
    @property (readonly, copy) NSArray *subpredicates;
    @end
    typedef NS_OPTIONS(NSUInteger, NSComparisonPredicateOptions) {
      NSCaseInsensitivePredicateOption = 1, NSDiacriticInsensitivePredicateOption = 2,
      NSNormalizedPredicateOption = 4
    };
    typedef NS_ENUM(NSUInteger, NSComparisonPredicateModifier) {
      NSDirectPredicateModifier = 0, NSAllPredicateModifier, NSAnyPredicateModifier
    };
    typedef NS_ENUM(NSUInteger, NSPredicateOperatorType) {
      NSLessThanPredicateOperatorType = 0, NSLessThanOrEqualToPredicateOperatorType,
      NSGreaterThanPredicateOperatorType, NSGreaterThanOrEqualToPredicateOperatorType,
      NSEqualToPredicateOperatorType, NSNotEqualToPredicateOperatorType, NSMatchesPredicateOperatorType,
      NSLikePredicateOperatorType, NSBeginsWithPredicateOperatorType, NSEndsWithPredicateOperatorType,
      NSInPredicateOperatorType, NSCustomSelectorPredicateOperatorType, NSContainsPredicateOperatorType = 99,
      NSBetweenPredicateOperatorType
    };
    @interface NSComparisonPredicate : NSPredicate
    @property (readonly) NSPredicateOperatorType predicateOperatorType;
    @property (readonly, retain) NSExpression *leftExpression;
    @property (readonly, retain) NSExpression *rightExpression;
    @end
    typedef NS_ENUM(NSUInteger, NSExpressionType) {
      NSConstantValueExpressionType = 0, NSEvaluatedObjectExpressionType, NSVariableExpressionType,
      NSKeyPathExpressionType, NSFunctionExpressionType
    };
    @interface NSExpression : NSObject <NSSecureCoding, NSCopying>
    + (NSExpression *)expressionForConstantValue:(nullable id)obj;
    + (NSExpression *)expressionForKeyPath:(NSString *)keyPath;
    @property (readonly) NSExpressionType expressionType;
    @property (readonly, copy) NSString *keyPath;
    @end
    """#
}
