import { type Frame, frames } from "@tradewind/contracts";
import {
	exactly,
	matchersOf,
	type PactTemplate,
	type ProviderState,
	providerStates,
} from "@tradewind/contracts/pact";
import { decimal, type Incoming } from "@tradewind/domain";

/** A frame that the adapter must be able to read, and what the domain then hears. */
export interface PlatformFrame {
	readonly title: string;
	readonly given: ProviderState;
	readonly content: PactTemplate;
	readonly tells: Incoming;
}

type FrameId = (typeof frames)[number]["id"];

const contentOf = (id: FrameId, exact: PactTemplate = {}): PactTemplate => {
	const frame: Frame | undefined = frames.find((each) => each.id === id);
	if (frame === undefined) throw new Error(`There is no frame ${id}.`);
	return { ...matchersOf(frame.schema, frame.example), ...exact };
};

/** When this device got the frame. */
export const receivedAt = 1_767_225_600_250;

/** Every frame of the platform, as this adapter needs it. */
export const platformFrames: readonly PlatformFrame[] = [
	{
		title: "realtime.pong",
		given: providerStates.open,
		content: contentOf("realtime.pong"),
		tells: { type: "pong", at: instantOf(1_767_225_600_000) },
	},
];
