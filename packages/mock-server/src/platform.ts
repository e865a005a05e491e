import type { Hono } from "hono";
import { createApi } from "./api/api.ts";
import type { Clock } from "./clock/clock.ts";
import { createVirtualClock } from "./clock/virtual-clock.ts";
import { beatMs } from "./contract/settlement.ts";
import type { Socket, SocketEvents } from "./realtime/socket.ts";
import { scenarioNamed } from "./scenarios/scenarios.ts";
import { createWorld, type World } from "./world.ts";

export interface PlatformOptions {
	readonly seed?: string;
	/** A virtual one, standing still, when not given. */
	readonly clock?: Clock;
	readonly scenario?: string;
}

/** The mock platform: one state in memory that hosts put on a network. The same seed and clock give the same run. */
export const createPlatform = ({
	seed = "tradewind",
	clock = createVirtualClock(),
	scenario = "default",
}: PlatformOptions = {}) => {
	let world: World;
	let api: Hono;
	let stopBeating = () => {};

	const beat = (): void => {
		world.settle();
		world.hub.tell(clock.now());
		stopBeating = clock.after(beatMs - (clock.now() % beatMs), beat);
	};
	const begin = (chosenSeed: string, chosenScenario: string): void => {
		stopBeating();
		world = createWorld(chosenSeed, clock);
		scenarioNamed(chosenScenario).arrange(world);
		api = createApi(world);
		beat();
	};
	begin(seed, scenario);

	return {
		fetch: async (request: Request): Promise<Response> => api.fetch(request),
		connect: (socket: Socket): SocketEvents => world.hub.connect(socket),
		stop: (): void => {
			stopBeating();
			world.hub.dropAll();
		},
	};
};

export type Platform = ReturnType<typeof createPlatform>;
