import { assign, setup } from "xstate";
import type { CommandCarriedOut, CommandContext, CommandEvent, CommandReply } from "../../command/command.ts";
import { requireValue } from "../../command/command-answer.ts";
import { commandSetup } from "../../command/command-setup.ts";
import { requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { WithdrawalKind } from "../withdrawal.ts";
import type { WaysQuery } from "../withdrawals.port.ts";
import type { BoundWay } from "./bound-way.ts";
import type { SentRemoval } from "./reconcile-removal.ts";

export type BoundWaysEvent =
	| CommandEvent
	/** Reads the list again: after a pull to refresh, or after a way was bound. */
	| { readonly type: "refresh" }
	| { readonly type: "retry" }
	| { readonly type: "remove"; readonly wayId: number }
	| { readonly type: "confirm" }
	| { readonly type: "back" };

/** The way to remove; `undefined` when there is none. */
export interface RemovalForm {
	readonly wayId: number | undefined;
}

export interface BoundWaysFacts {
	readonly kind: WithdrawalKind;
	/** `undefined` until read; kept during another reading. */
	readonly ways: readonly BoundWay[] | undefined;
	/** A refresh was requested while the list could not be read because of a removal. */
	readonly isOutdated: boolean;
	/** Ways whose removal is uncertain, until the list is read. They cannot be removed again. */
	readonly uncertain: readonly number[];
	/** Why the last reading failed; also `undefined` after a defect. */
	readonly error: QueryError | undefined;
}

export interface BoundWaysTypes {
	readonly form: RemovalForm;
	readonly facts: BoundWaysFacts;
	readonly sent: SentRemoval;
	readonly answer: CommandReply;
	readonly event: BoundWaysEvent;
}

export type BoundWaysContext = CommandContext<BoundWaysTypes>;

const { actors, guards, actions, delays } = commandSetup<BoundWaysTypes>();

/** Whether a way is listed and not uncertain. */
export const mayBeRemoved = ({ ways, uncertain }: BoundWaysFacts, wayId: number | undefined): boolean =>
	ways?.some(({ id }) => id === wayId && !uncertain.includes(id)) === true;

/** Actors, guards, actions and delays of `bound-ways.machine.ts`. */
export const boundWaysSetup = setup({
	types: {} as {
		input: Pick<BoundWaysFacts, "kind" | "ways">;
		context: BoundWaysContext;
		events: BoundWaysEvent;
		emitted: CommandCarriedOut<BoundWaysTypes>;
		tags: "busy";
	},
	actors: { ...actors, readWays: requestActor<readonly BoundWay[], QueryError, WaysQuery>() },
	guards: {
		...guards,
		"must read": ({ context: { facts } }) => facts.ways === undefined || facts.isOutdated,
		"is empty": ({ context }) => context.facts.ways?.length === 0,
		"may be removed": ({ context }, wayId: number) => mayBeRemoved(context.facts, wayId),
		"may be retried": ({ context }) =>
			context.refusal !== undefined && mayBeRemoved(context.facts, context.form.wayId),
	},
	actions: {
		...actions,
		"store the ways": assign(({ context: { facts } }, ways: readonly BoundWay[] | undefined) => ({
			facts: { ...facts, ways, uncertain: [], error: undefined },
		})),
		"remove the row": assign(({ context: { facts, sent } }) => {
			const { wayId } = requireValue(sent);
			return {
				facts: { ...withoutUncertain(facts, wayId), ways: facts.ways?.filter(({ id }) => id !== wayId) },
			};
		}),
		"mark the row uncertain": assign(({ context: { facts, sent } }) => ({
			facts: { ...facts, uncertain: [...facts.uncertain, requireValue(sent).wayId] },
		})),
		"unmark the row": assign(({ context: { facts, sent } }) => ({
			facts: withoutUncertain(facts, requireValue(sent).wayId),
		})),
		"reset the form": assign({ form: { wayId: undefined } }),
	},
	delays,
});

const withoutUncertain = (facts: BoundWaysFacts, wayId: number): BoundWaysFacts => ({
	...facts,
	uncertain: facts.uncertain.filter((id) => id !== wayId),
});
