import { type Core, createCore, type Setting } from "./core/core.ts";
import * as nouns from "./nouns.ts";

type Nouns = { readonly [Name in keyof typeof nouns]: ReturnType<(typeof nouns)[Name]> };

/** The whole state of the platform. */
export interface World extends Core {
	readonly nouns: Nouns;
}

export const createWorld = (setting: Setting): World => {
	const core = createCore(setting);
	return { ...core, nouns: createNouns(core) };
};

const createNouns = (core: Core): Nouns =>
	/** The type of `Object.entries` loses which noun has which state. */
	Object.fromEntries(Object.entries(nouns).map(([name, create]) => [name, create(core)])) as Nouns;
