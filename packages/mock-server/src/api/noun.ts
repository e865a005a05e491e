import type { Hono } from "hono";
import type { Command } from "./control-command.ts";
import type { Moments } from "./moments.ts";
import type { RequestOrigin } from "./request-origin.ts";
import type { Route } from "./route.ts";
import type { Waiting } from "./waiting.ts";

/** What a noun gives to the platform, besides its state. */
export interface Noun {
	/** The calls of the contract. */
	readonly routes?: readonly Route[];
	/** What it serves besides the calls of the contract. */
	readonly pages?: Hono<{ Bindings: RequestOrigin }>;
	/** The SVG of a name. */
	readonly pictureOf?: (name: string) => string | undefined;
	/** Its commands of the control, by their paths. */
	readonly commands?: Readonly<Record<string, Command>>;
	/** What is planned in it, for the command `clock/until`. */
	readonly moments?: Moments;
	/** What waits in it for a decision. */
	readonly waiting?: () => readonly Waiting[];
	/** Its part of the report of the state: plain JSON, money as exact text. */
	readonly report?: () => Readonly<Record<string, unknown>>;
}
