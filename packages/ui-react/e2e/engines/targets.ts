/** What is meant on a page, by role and accessible name as a user of a screen reader meets it. */
export interface Target {
	/** A role of ARIA; `field` is any field with this label, `text` the innermost element with this text. */
	readonly role: string;
	/** The whole accessible name, or a pattern in it. */
	readonly name?: string | RegExp;
	/** Inside this element. Without it the uppermost open sheet is searched, else the page. */
	readonly in?: Target;
	/** Which of several, from 0; negative numbers count from the end. Without it there must be one. */
	readonly at?: number;
}

type Where = Pick<Target, "in" | "at">;

const targetOf =
	(role: string) =>
	(name?: string | RegExp, where: Where = {}): Target => ({
		role,
		...(name === undefined ? {} : { name }),
		...where,
	});

export const button = targetOf("button");
export const link = targetOf("link");
export const tab = targetOf("tab");
export const toggle = targetOf("switch");
export const checkbox = targetOf("checkbox");
export const heading = targetOf("heading");
export const row = targetOf("listitem");
export const region = targetOf("region");
export const status = targetOf("status");
export const tabpanel = targetOf("tabpanel");
export const main = targetOf("main");
/** An open sheet by its title. */
export const sheet = targetOf("dialog");
/** A field by its label: text, number, date, choice or file. */
export const field = targetOf("field");
/** The innermost element whose whole text this is, or in whose text the pattern is found. */
export const text = targetOf("text");
/** A link of the tab bar. */
export const tabBar = (name: string): Target => link(name, { in: targetOf("navigation")("Main menu") });

/** A target as the page's script receives it. */
export type Query = Readonly<{
	role: string;
	name?: string;
	pattern?: { readonly source: string; readonly flags: string };
	in?: Query;
	at?: number;
}>;

export const queryOf = ({ role, name, in: outer, at }: Target): Query => ({
	role,
	...(typeof name === "string" ? { name } : {}),
	...(name instanceof RegExp ? { pattern: { source: name.source, flags: name.flags } } : {}),
	...(outer ? { in: queryOf(outer) } : {}),
	...(at === undefined ? {} : { at }),
});

export const describe = ({ role, name, in: outer, at }: Target): string =>
	`${role}${name === undefined ? "" : ` ${name instanceof RegExp ? name : JSON.stringify(name)}`}${at === undefined ? "" : ` number ${at}`}${outer ? ` in ${describe(outer)}` : ""}`;
