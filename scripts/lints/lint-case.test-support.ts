/** Source files by their path. */
export type Files = Readonly<Record<string, string>>;

/** For each lint: files without a violation, then files with violations, and their places. */
export type Cases = Readonly<
	Record<string, { readonly fine: Files; readonly violation: Files; readonly found: readonly string[] }>
>;

export const src = "packages/ui-react/src";
export const ui = `${src}/features/market`;
export const platform = "packages/mock-server/src";
