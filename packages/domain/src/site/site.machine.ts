import { assign, emit, setup } from "xstate";
import { answerOf, failureOf, hasFailed, requestActor } from "../request.actor.ts";
import type { QueryError } from "../request.errors.ts";
import { safeLossUrl } from "./loss-url.ts";
import type { SiteReading } from "./read-site.ts";
import type { MenuItem, SiteSettings, SiteStatus } from "./site-settings.ts";

export interface SiteContext {
	readonly settings: SiteSettings | undefined;
	/** `undefined` when it could not be read; the home page then has its default order. */
	readonly menu: readonly MenuItem[] | undefined;
	/** Why the site is unreachable; `undefined` there means a defect. */
	readonly error: QueryError | undefined;
}

export type SiteEvent =
	| { readonly type: "retry" }
	/** What the platform words is read again, while the site stays open. */
	| { readonly type: "language changed" };

/** Boot of the site (Spec 1 §4): ready, unreachable with a retry, closed, or leaving to where the platform sends us. */
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
	context: { settings: undefined, menu: undefined, error: undefined },
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
						actions: assign(({ event }) => {
							const site = answerOf({ event });
							return { settings: site?.settings, menu: site?.menu, error: undefined };
						}),
					},
				],
				onError: { target: "unreachable", actions: assign({ error: undefined }) },
			},
		},
		ready: {
			on: { "language changed": ".wording" },
			initial: "worded",
			states: {
				worded: {},
				wording: {
					invoke: {
						id: "readSiteAgain",
						src: "readSite",
						onDone: {
							target: "worded",
							actions: assign(({ context, event }) => {
								const site = answerOf({ event });
								return {
									settings: site?.settings ?? context.settings,
									menu: site?.menu ?? context.menu,
								};
							}),
						},
						onError: "worded",
					},
				},
			},
		},
		unreachable: { on: { retry: "loading" } },
		closed: { on: { retry: "loading" } },
		leaving: {},
	},
});

const leaveUrl = (status: SiteStatus | undefined): string | undefined =>
	status === undefined || status.isOpen ? undefined : safeLossUrl(status.lossUrl);
