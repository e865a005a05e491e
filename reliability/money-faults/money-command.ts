import type { SignedIn } from "@tradewind/domain/session";
import type { Platform } from "@tradewind/mock-server";
import type { App } from "../../packages/ui-react/src/state/app.ts";
import type { MoneyCommandName } from "./money-faults.ts";

/** A running machine with a form and one command, as a screen keeps it. */
export interface MoneyActor {
	readonly getSnapshot: () => {
		readonly value: unknown;
		readonly context: { readonly refusal: { readonly _tag: string } | undefined; readonly form: unknown };
	};
	readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
	readonly stop: () => unknown;
}

/** The form of a money command on one page. */
export interface MoneyForm {
	readonly actor: MoneyActor;
	/** Fills in the form. `settle` waits until the form has read what a choice depends on. */
	readonly fill: (settle: () => Promise<void>) => void | Promise<void>;
	/** Taps the button that sends it. */
	readonly press: () => void;
	/** The typed part of the form, if it is not the whole form; `undefined` if nothing is typed. */
	readonly typed?: () => unknown;
}

export interface MoneyCommand {
	readonly name: MoneyCommandName;
	/** The id of its call. */
	readonly call: string;
	/** Of the platform; by default one with funded customers and no orders. */
	readonly scenario?: string;
	/** What the platform has before the screen is opened. */
	readonly prepare?: (platform: Platform) => void | Promise<void>;
	/** Opens its screen in an app; asynchronous work has time until the form is filled in. */
	readonly open: (app: App, signedIn: SignedIn) => MoneyForm;
	/** How often the platform has executed it, from its own records. */
	readonly executed: (platform: Platform) => number | Promise<number>;
}
