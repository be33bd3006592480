/// Swift modules in our own words that stand in for the standard library and Foundation's overlay: an SDK's own are for
/// Apple's platforms and one version of the compiler, and the importer needs only to find the types it maps to.
///
/// They are part of the binary, so that it needs no other file.
enum StandInSources {}
