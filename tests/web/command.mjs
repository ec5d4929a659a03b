// The command that tests ask: the release build, or the one that SG_COMMAND names, as the build under sanitizers.
export const command = process.env.SG_COMMAND ?? "build/native-release/sg";
