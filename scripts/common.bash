# Shared by the scripts in this folder; sourced, never run.
# shellcheck shell=bash

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)"

# One set of release flags for demo, install and test-install: other flags would compile everything anew.
# On Linux the Swift runtime is linked in, so that the tool outlives the toolchain; macOS has it in the system.
release_flags=(--package-path "$root" -c release --product sdkdiff)
if [ "$(uname -s)" = Linux ]; then
  release_flags+=(--static-swift-stdlib)
fi

say() { printf '%s\n' "$*" >&2; }

die() {
  say "${0##*/}: $*"
  exit 1
}

# release_build: builds the tool; the build's output is shown only when it fails.
release_build() {
  local log
  log="$(mktemp)"
  say "building sdkdiff in release mode (minutes, the first time)"
  if ! swift build "${release_flags[@]}" >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    die "the release build failed"
  fi
  rm -f "$log"
}

# release_tool: prints the path of the built tool.
release_tool() {
  local folder
  folder="$(swift build "${release_flags[@]}" --show-bin-path)" || die "the build folder could not be found"
  printf '%s/sdkdiff\n' "$folder"
}

# sample_sdk BUILD: prints the path of the sample SDK with that build number, whatever its folder is called.
sample_sdk() {
  local plist
  for plist in "$root"/Tests/Fixtures/SDKs/*.sdk/System/Library/CoreServices/SystemVersion.plist; do
    if [ -f "$plist" ] && grep -qF "<string>$1</string>" "$plist"; then
      printf '%s\n' "${plist%/System/Library/CoreServices/SystemVersion.plist}"
      return
    fi
  done
  die "Tests/Fixtures/SDKs holds no sample SDK of build $1"
}
