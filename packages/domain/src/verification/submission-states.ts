import type { CommandTypes } from "../command/command.ts";
import { commandStates } from "../command/command-states.ts";

/**
 * The states of a command after which the platform's record is read again (Spec 2 §4), by the machine's state 'loading':
 * the record, not this device, says what the customer sees next. What was typed is kept while nobody can tell whether it
 * has arrived: pictures are not uploaded twice for that.
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
			on: { acknowledge: { ...accepted.on.acknowledge, target: "loading" } },
		},
		"outcome unknown": {
			...outcomeUnknown,
			states: {
				...reconciling,
				unresolved: {
					on: {
						...unresolved.on,
						dismiss: { target: `#${id}.loading`, actions: "clear what was sent" },
					},
				},
			},
		},
	} as const;
};
