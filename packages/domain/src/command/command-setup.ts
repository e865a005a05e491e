import { assign, emit } from "xstate";
import { requestActor } from "../request/request.actor.ts";
import type { CommandError, QueryError } from "../request/request.errors.ts";
import type { CommandCarriedOut, CommandContext, CommandTypes, Finding } from "./command.ts";
import { looksBeforeGivingUp, present, waitBeforeLook } from "./command-answer.ts";

/**
 * What the states of a command (`command-states.ts`) look at and do, for the `setup` of a machine. The composition root
 * provides `send`, which makes one request and never another, and `lookForIt`, which only reads.
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
			lookForIt: requestActor<Finding<Answer>, QueryError, Sent>(),
		},
		guards: {
			"has looked enough": ({ context }: In) => context.looks >= looksBeforeGivingUp,
			"is still under way": ({ context }: In) => context.isStillUnderWay,
		},
		actions: {
			begin: does<Sent | undefined>((_, sent) => ({
				sent,
				answer: undefined,
				refusal: undefined,
				isStillUnderWay: false,
				looks: 0,
			})),
			"note that it is still under way": does<boolean>((_, isStillUnderWay) => ({ isStillUnderWay })),
			refuse: does<CommandError | undefined>((_, refusal) => ({ refusal, sent: undefined })),
			"take the answer": does<Answer | undefined>((_, answer) => ({ answer })),
			"take what was found": does<Finding<Answer> | undefined>((_, found) => ({
				answer: found?.is === "found" ? found.answer : undefined,
			})),
			"count a look": does(({ looks }) => ({ looks: looks + 1 })),
			"count looks anew": does(() => ({ looks: 0, isStillUnderWay: false })),
			"take form": does<Types["form"]>((_, form) => ({ form })),
			"take facts": does<Partial<Types["facts"]>>(({ facts }, news) => ({ facts: { ...facts, ...news } })),
			"clear the notice": does(() => ({ refusal: undefined })),
			"forget what was sent": does(() => ({ sent: undefined })),
			"tell that it was carried out": emit<Context, Event, undefined, Event, CommandCarriedOut<Types>>(
				({ context }) => ({
					type: "carried out",
					sent: present(context.sent),
					answer: present(context.answer),
				}),
			),
		},
		delays: { "before looking": ({ context }: In) => waitBeforeLook(context.looks) },
	};
};
