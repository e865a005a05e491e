// Each file is loaded by the pages that need its calls.
export * from "./login.ts";
export * from "./password.ts";
export * from "./registration.ts";
export * from "./user.ts";
