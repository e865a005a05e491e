import { Hono } from "hono";
import { createApi } from "./api/api.ts";
import type { Clock } from "./clock/clock.ts";
import { createVirtualClock } from "./clock/virtual-clock.ts";
import { createControlRoutes } from "./control/control.routes.ts";
import { type Control, createControl, type Running } from "./control/control.ts";
import { ControlRefused } from "./control/refused.ts";
import type { Socket, SocketEvents } from "./realtime/socket.ts";
import { type Scenario, scenarioNamed } from "./scenarios/scenarios.ts";
import { createWorld } from "./world.ts";

export interface PlatformOptions {
	readonly seed?: string;
	/** A virtual clock that does not run, by default. */
	readonly clock?: Clock;
	/** The name of a scenario. */
	readonly scenario?: string;
}

export interface Platform {
	/** Answers a request. Rejects with `ConnectionDropped` if a fault drops the connection, and on defects. */
	readonly fetch: (request: Request) => Promise<Response>;
	/** Connects a client's WebSocket; the host reports the socket's events to the result. */
	readonly connect: (socket: Socket) => SocketEvents;
	readonly control: Control;
	readonly clock: Clock;
	/** Closes the sockets and stops quoting. */
	readonly stop: () => void;
}

/** The mock platform: one state in memory, without a network. The same seed and clock give the same run. */
export const createPlatform = ({
	seed = "tradewind",
	clock = createVirtualClock(),
	scenario = "default",
}: PlatformOptions = {}): Platform => {
	let running = start(seed, clock, scenarioOrRefuse(scenario));
	let cancelTick = () => {};

	const tick = (): void => {
		cancelTick();
		const { world } = running;
		world.settle();
		world.hub.publish(clock.now());
		const tickMs = world.hub.tickMs();
		cancelTick = clock.after(tickMs - (clock.now() % tickMs), tick);
	};
	const stop = (): void => {
		cancelTick();
		running.world.hub.dropAll();
	};
	const restart = (newSeed: string, newScenario: string): void => {
		const next = scenarioOrRefuse(newScenario);
		stop();
		clock.reset();
		running = start(newSeed, clock, next);
		tick();
	};
	tick();

	const control = createControl({ running: () => running, restart, restartTicks: tick });
	const controlRoutes = new Hono().route("/__control", createControlRoutes(control));
	return {
		fetch: async (request) => {
			const isControl = new URL(request.url).pathname.startsWith("/__control/");
			return (isControl ? controlRoutes : running.api).fetch(request);
		},
		connect: (socket) => running.world.hub.connect(socket),
		control,
		clock,
		stop,
	};
};

const scenarioOrRefuse = (name: string): Scenario => {
	const scenario = scenarioNamed(name);
	if (!scenario) throw new ControlRefused("scenario", `there is no scenario ${name}`);
	return scenario;
};

const start = (seed: string, clock: Clock, scenario: Scenario): Running & { readonly api: Hono } => {
	const world = createWorld(seed, clock);
	scenario.setUp(world);
	return { world, scenario: scenario.name, api: createApi(world) };
};
