import { type DeviceClock, type DeviceMoment, momentOfAnswer } from "@tradewind/domain/time";
import { Effect } from "effect";

interface Moments {
	/** The moment to which the times left in the answer refer. */
	readonly measuredAt: DeviceMoment;
	readonly receivedAt: DeviceMoment;
}

/** Reads an answer together with its moments on the device's clocks. */
export const withMoments = <Wire, A, E>(
	clock: DeviceClock,
	answer: Effect.Effect<Wire, E>,
	read: (wire: Wire, moments: Moments) => A,
): Effect.Effect<A, E> =>
	Effect.suspend(() => {
		const sentAt = clock();
		return Effect.map(answer, (wire) => {
			const receivedAt = clock();
			return read(wire, { measuredAt: momentOfAnswer(sentAt, receivedAt), receivedAt });
		});
	});
