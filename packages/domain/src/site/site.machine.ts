import { Equal } from "effect";
import { assign, emit, setup } from "xstate";
import { answerOf, failureOf, hasFailed, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { Contact } from "./contact.ts";
import { safeLossUrl } from "./loss-url.ts";
import type { SiteReading } from "./read-site.ts";
import { noFlags, type SiteFlags } from "./site-flags.ts";
import type { MenuItem, SiteSettings } from "./site-settings.ts";

export interface SiteContext {
	readonly settings: SiteSettings | undefined;
	/** All off until known. */
	readonly flags: SiteFlags;
	readonly contact: Contact;
	readonly isCompanyMode: boolean;
	/** `undefined` if it could not be read; the home page then has its default order. */
	readonly menu: readonly MenuItem[] | undefined;
	/** Why the site is unreachable; `undefined` in that state means a defect. */
	readonly error: QueryError | undefined;
	/** Commands that have been sent and are not answered. */
	readonly commandsInFlight: number;
	/** Where a closed site sends its customers; `undefined` if it says so itself. */
	readonly leaveTo: string | undefined;
}

export type SiteEvent =
	| { readonly type: "retry" }
	/** Reads the platform's texts again while the site stays open. */
	| { readonly type: "language changed" }
	/** Reads everything again, including what could not be read. */
	| { readonly type: "refresh" }
	/** How many commands are in flight now. */
	| { readonly type: "commands"; readonly inFlight: number };

const rereads = {
	"language changed": { target: "rereading", reenter: true },
	refresh: { target: "rereading", reenter: true },
} as const;

/**
 * The site (Spec 1 §4): ready, unreachable with a retry, closed, or leaving to the address from the platform. Status 0 counts
 * whenever it is read, once no command is in flight.
 */
export const siteMachine = setup({
	types: {} as {
		context: SiteContext;
		events: SiteEvent;
		emitted: { readonly type: "leave"; readonly url: string };
		tags: "busy";
	},
	actors: { readSite: requestActor<SiteReading, QueryError>() },
}).createMachine({
	id: "site",
	context: {
		settings: undefined,
		flags: noFlags,
		contact: { is: "none" },
		isCompanyMode: false,
		menu: undefined,
		error: undefined,
		commandsInFlight: 0,
		leaveTo: undefined,
	},
	initial: "loading",
	on: { commands: { actions: assign({ commandsInFlight: ({ event }) => event.inFlight }) } },
	states: {
		loading: {
			tags: "busy",
			invoke: {
				id: "readSite",
				src: "readSite",
				onDone: [
					{ guard: hasFailed, target: "unreachable", actions: assign({ error: failureOf }) },
					{
						guard: ({ event }) => isClosed(answerOf({ event })),
						target: "ready.closing",
						actions: assign(({ event }) => ({ leaveTo: leaveUrl(answerOf({ event })), error: undefined })),
					},
					{
						target: "ready",
						actions: assign(({ context, event }) => ({
							...mergeReading(context, answerOf({ event })),
							error: undefined,
						})),
					},
				],
				onError: { target: "unreachable", actions: assign({ error: undefined }) },
			},
		},
		ready: {
			initial: "up to date",
			states: {
				"up to date": { on: rereads },
				rereading: {
					on: rereads,
					invoke: {
						id: "readSiteAgain",
						src: "readSite",
						onDone: [
							{
								guard: ({ event }) => isClosed(answerOf({ event })),
								target: "closing",
								actions: assign(({ event }) => ({ leaveTo: leaveUrl(answerOf({ event })) })),
							},
							{
								target: "up to date",
								actions: assign(({ context, event }) => mergeReading(context, answerOf({ event }))),
							},
						],
						onError: "up to date",
					},
				},
				/** A customer who awaits the answer of a command still sees it. */
				closing: {
					always: [
						{
							guard: ({ context }) => isIdle(context) && context.leaveTo !== undefined,
							target: "#site.leaving",
						},
						{ guard: ({ context }) => isIdle(context), target: "#site.closed" },
					],
				},
			},
		},
		unreachable: { on: { retry: "loading", refresh: "loading" } },
		closed: { on: { retry: "loading" } },
		leaving: { entry: emit(({ context }) => ({ type: "leave", url: context.leaveTo ?? "" })) },
	},
});

/** Merges a reading. Parts that failed or are unchanged keep their object identity. */
const mergeReading = (context: SiteContext, site: SiteReading | undefined) => ({
	settings: keepIfEqual(context.settings, site?.settings),
	flags: keepIfEqual(context.flags, site?.flags),
	contact: keepIfEqual(context.contact, site?.contact),
	isCompanyMode: site?.status.isOpen ? site.status.isCompanyMode : context.isCompanyMode,
	menu: keepIfEqual(context.menu, site?.menu),
});

const keepIfEqual = <Part>(known: Part, read: Part | undefined): Part =>
	read === undefined || Equal.equals(known, read) ? known : read;

const isClosed = (site: SiteReading | undefined): boolean => site?.status.isOpen === false;

const leaveUrl = (site: SiteReading | undefined): string | undefined =>
	site === undefined || site.status.isOpen ? undefined : safeLossUrl(site.status.lossUrl);

const isIdle = ({ commandsInFlight }: SiteContext): boolean => commandsInFlight === 0;
