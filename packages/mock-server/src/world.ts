import { type Core, createCore, type Setting } from "./core/core.ts";
import * as nouns from "./nouns.ts";

export type Nouns = { readonly [Name in keyof typeof nouns]: ReturnType<(typeof nouns)[Name]> };

/** The whole state of the platform. */
export interface World extends Core {
	readonly nouns: Nouns;
}

export const createWorld = (setting: Setting): World => {
	const core = createCore(setting);
	return { ...core, nouns: createNouns(core) };
};

/** A noun that uses another one finds it created, whatever their order is. */
const createNouns = (core: Core): Nouns => {
	const created = new Map<string, unknown>();
	const all = {} as Nouns;
	for (const [name, create] of Object.entries(nouns))
		Object.defineProperty(all, name, {
			enumerable: true,
			get: () => {
				if (!created.has(name)) created.set(name, create(core, all));
				return created.get(name);
			},
		});
	// Reading them creates them.
	return { ...all };
};
