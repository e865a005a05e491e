import { assign, emit } from "xstate";
import { requestActor } from "../request/request.actor.ts";
import type { CommandError, QueryError } from "../request/request.errors.ts";
import type { CommandCarriedOut, CommandContext, CommandTypes, ReconcileResult } from "./command.ts";
import { maxReconcileAttempts, reconcileDelayMs, requireValue } from "./command-answer.ts";

/**
 * Actors, guards, actions and delays of `command-states.ts`, for the `setup` of a machine. The composition root
 * provides `send`, which makes exactly one request, and `reconcile`, which only reads.
 */
export const commandSetup = <Types extends CommandTypes>() => {
	type Context = CommandContext<Types>;
	type Sent = Types["sent"];
	type Answer = Types["answer"];
	type Event = Types["event"];
	type In = { readonly context: Context };
	const does = <Params = undefined>(change: (context: Context, params: Params) => Partial<Context>) =>
		assign<Context, Event, Params, Event, never>(({ context }, params) => change(context, params));
	return {
		actors: {
			send: requestActor<Answer, CommandError, Sent>(),
			reconcile: requestActor<ReconcileResult<Answer>, QueryError, Sent>(),
		},
		guards: {
			"attempts used up": ({ context }: In) => context.reconcileAttempts >= maxReconcileAttempts,
			"has sent nothing": ({ context }: In) => context.sent === undefined,
			"may still complete": ({ context }: In) => context.mayStillComplete,
		},
		actions: {
			begin: does<Sent | undefined>((_, sent) => ({
				sent,
				answer: undefined,
				refusal: undefined,
				mayStillComplete: false,
				reconcileAttempts: 0,
			})),
			"record whether it may still complete": does<boolean>((_, mayStillComplete) => ({ mayStillComplete })),
			refuse: does<CommandError | undefined>((_, refusal) => ({ refusal, sent: undefined })),
			"store the reply": does<Answer | undefined>((_, answer) => ({ answer })),
			"store the reconciled reply": does<ReconcileResult<Answer> | undefined>((_, found) => ({
				answer: found?.is === "confirmed" ? found.answer : undefined,
			})),
			"count an attempt": does(({ reconcileAttempts }) => ({ reconcileAttempts: reconcileAttempts + 1 })),
			"stop waiting and reset the attempts": does(() => ({ reconcileAttempts: 0, mayStillComplete: false })),
			"set the form": does<Types["form"]>((_, form) => ({ form })),
			"update the facts": does<Partial<Types["facts"]>>(({ facts }, updates) => ({
				facts: { ...facts, ...updates },
			})),
			"store the failure": does<QueryError | undefined>(({ facts }, error) => ({
				facts: { ...facts, error },
			})),
			"clear the notice": does(() => ({ refusal: undefined })),
			"clear what was sent": does(() => ({ sent: undefined })),
			"emit carried out": emit<Context, Event, undefined, Event, CommandCarriedOut<Types>>(({ context }) => ({
				type: "carried out",
				sent: requireValue(context.sent),
				answer: requireValue(context.answer),
			})),
		},
		delays: { "reconcile delay": ({ context }: In) => reconcileDelayMs(context.reconcileAttempts) },
	};
};
