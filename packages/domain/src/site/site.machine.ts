import { Equal } from "effect";
import { assign, emit, setup } from "xstate";
import { answerOf, failureOf, hasFailed, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { Contact } from "../support/contact.ts";
import { safeLossUrl } from "./loss-url.ts";
import type { SiteReading } from "./read-site.ts";
import { noFlags, type SiteFlags } from "./site-flags.ts";
import type { MenuItem, SiteSettings, SiteStatus } from "./site-settings.ts";

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
}

export type SiteEvent =
	| { readonly type: "retry" }
	/** Reads the platform's texts again while the site stays open. */
	| { readonly type: "language changed" }
	/** Reads everything again, including what could not be read. */
	| { readonly type: "refresh" };

/**
 * Boot of the site (Spec 1 §4): ready, unreachable with a retry, closed, or leaving to the address from the platform.
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
	},
	initial: "loading",
	states: {
		loading: {
			tags: "busy",
			invoke: {
				id: "readSite",
				src: "readSite",
				onDone: [
					{ guard: hasFailed, target: "unreachable", actions: assign({ error: failureOf }) },
					{
						guard: ({ event }) => leaveUrl(answerOf({ event })?.status) !== undefined,
						target: "leaving",
						actions: emit(({ event }) => ({
							type: "leave",
							url: leaveUrl(answerOf({ event })?.status) ?? "",
						})),
					},
					{
						guard: ({ event }) => answerOf({ event })?.status.isOpen === false,
						target: "closed",
						actions: assign({ error: undefined }),
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
			on: { "language changed": ".rereading", refresh: ".rereading" },
			initial: "up to date",
			states: {
				"up to date": {},
				rereading: {
					invoke: {
						id: "readSiteAgain",
						src: "readSite",
						onDone: {
							target: "up to date",
							actions: assign(({ context, event }) => mergeReading(context, answerOf({ event }))),
						},
						onError: "up to date",
					},
				},
			},
		},
		unreachable: { on: { retry: "loading", refresh: "loading" } },
		closed: { on: { retry: "loading" } },
		leaving: {},
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

const leaveUrl = (status: SiteStatus | undefined): string | undefined =>
	status === undefined || status.isOpen ? undefined : safeLossUrl(status.lossUrl);
