export type Words = Readonly<Record<string, string>>;

/** One catalogue out of the words of every feature; each feature keeps to keys that start with its own name. */
export const merge = (files: Readonly<Record<string, Words>>): Words =>
	Object.assign({}, ...Object.values(files));
