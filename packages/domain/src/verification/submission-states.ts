import type { CommandTypes } from "../command/command.ts";
import { commandStates } from "../command/command-states.ts";

/**
 * The states of a command after which the platform's record is read again (Spec 2 §4) in the machine's state
 * 'loading'. The record determines the next state; the one before the command is forgotten by the machine's action "forget the
 * record", so that a failed reading shows no outdated state. The form is kept until the outcome is known, so that pictures are
 * not uploaded twice.
 */
export const submissionStates = <Types extends CommandTypes, const Back extends string>(
	id: string,
	back: Back,
) => {
	const { accepted, "outcome unknown": outcomeUnknown, ...others } = commandStates<Types, Back>(id, back);
	const { unresolved, ...reconciling } = outcomeUnknown.states;
	return {
		...others,
		accepted: {
			...accepted,
			on: {
				acknowledge: {
					target: "loading",
					actions: [...accepted.on.acknowledge.actions, "forget the record"],
				},
			},
		},
		"outcome unknown": {
			...outcomeUnknown,
			states: {
				...reconciling,
				unresolved: {
					on: {
						...unresolved.on,
						dismiss: {
							target: `#${id}.loading`,
							actions: ["clear what was sent", "forget the record"],
						},
					},
				},
			},
		},
	} as const;
};
