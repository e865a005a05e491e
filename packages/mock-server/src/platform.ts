import { Hono } from "hono";
import type { Clock } from "./clock/clock.ts";
import { createFastForward } from "./clock/fast-forward.ts";
import { guardClock } from "./clock/guarded-clock.ts";
import { inSlices, type Slices } from "./clock/slices.ts";
import { createVirtualClock } from "./clock/virtual-clock.ts";
import { createControlRoutes } from "./control/control.routes.ts";
import { type Control, createControl, type Running } from "./control/control.ts";
import { clockPath, isControlPath } from "./control/control-path.ts";
import type { Setting } from "./core/core.ts";
import { createApi } from "./http/api.ts";
import type { Socket, SocketEvents } from "./realtime/socket.ts";
import { guardWith, noGuard, type ReportDefect } from "./safety/guard.ts";
import { withSafeHeaders } from "./safety/safe-headers.ts";
import type { ScenarioData } from "./scenarios/scenario-data.ts";
import { createScenarioLibrary } from "./scenarios/scenario-library.ts";
import type { Scenario } from "./scenarios/scenarios.ts";
import { createWorld } from "./world.ts";
import { clockReport, timeCommands } from "./world-commands/clock.commands.ts";

export interface PlatformOptions {
	readonly seed?: string;
	/** A virtual clock that does not run, by default. */
	readonly clock?: Clock;
	/** The name of a scenario, or one as data. */
	readonly scenario?: string | ScenarioData;
	/** The origin of the app's pages, for which passkeys are made; `http://localhost` by default. */
	readonly origin?: () => string;
	/** Receives the errors of timers and frames. Without it they are thrown. */
	readonly onDefect?: ReportDefect;
	/** Slices for the work of a fast-forward of the clock. Without them the clock moves in one step, and all work is done at once. */
	readonly slices?: Slices;
}

export interface Platform {
	/** Answers a request of the client at a network address. Rejects with `ConnectionDropped` if a fault drops the connection, and on defects. */
	readonly fetch: (request: Request, client?: string) => Promise<Response>;
	/** Connects a client's WebSocket; the host reports the socket's events to the result. */
	readonly connect: (socket: Socket) => SocketEvents;
	readonly control: Control;
	/** The origin of the support page that the app frames, if it is another site. */
	readonly framedSite: () => string | undefined;
	readonly clock: Clock;
	/** Closes the sockets and stops quoting. */
	readonly stop: () => void;
}

/** The mock platform: one state in memory, without a network. The same seed and clock give the same run. */
export const createPlatform = ({
	seed = "tradewind",
	clock: unguarded = createVirtualClock(),
	scenario = "default",
	origin = () => "http://localhost",
	onDefect,
	slices,
}: PlatformOptions = {}): Platform => {
	const guard = onDefect ? guardWith(onDefect) : noGuard;
	const clock = guardClock(unguarded, guard);
	const begin = (newSeed: string, next: Scenario) =>
		start({ seed: newSeed, clock, origin, restartTicks: () => tick() }, next);
	const library = createScenarioLibrary();
	const first = library.get(scenario);
	library.add(first);
	let running = begin(seed, first);
	let cancelTick = () => {};
	let isStopped = false;

	const settled = inSlices((isOver) => running.world.settle(isOver), slices ?? oneSlice);
	const published = inSlices((isOver) => running.world.hub.publish(isOver), slices ?? oneSlice);
	const publish = guard((): void => {
		cancelTick();
		if (isStopped) return;
		const { hub } = running.world;
		const tickMs = hub.tickMs();
		cancelTick = clock.after(tickMs - (clock.now() % tickMs), tick);
		published()?.catch(guard(rethrow));
	});
	const tick = guard((): void => {
		cancelTick();
		let unsettled: Promise<void> | undefined;
		try {
			unsettled = settled();
		} finally {
			if (!unsettled) publish();
		}
		unsettled?.catch(guard(rethrow)).finally(publish);
	});
	const fastForward = createFastForward(clock, settled, slices ?? oneSlice);
	const end = (): void => {
		fastForward.cancel();
		cancelTick();
		running.world.hub.dropAll();
	};
	/** Throws if a command of the scenario is refused. */
	const tryOut = (newSeed: string, next: Scenario): void =>
		void start(
			{ seed: newSeed, clock: createVirtualClock(clock.now()), origin, restartTicks: () => {} },
			next,
		);
	const restart = (newSeed: string, newScenario: string | ScenarioData): void => {
		const next = library.get(newScenario);
		if (typeof newScenario !== "string") {
			tryOut(newSeed, next);
			library.add(next);
		}
		end();
		clock.reset();
		running = begin(newSeed, next);
		tick();
	};
	tick();

	const control = createControl({ running: () => running, restart, clock, jump: fastForward.running });
	const world = () => running.world;
	const controlRoutes = new Hono().route(
		"/__control",
		createControlRoutes(control, {
			commands: slices
				? timeCommands({ world, clock, jump: fastForward.running, moveTo: fastForward.to })
				: {},
			report: () => clockReport(clock, fastForward.running()),
		}),
	);
	return {
		fetch: async (request, client = "") => {
			const { pathname } = new URL(request.url);
			if (request.method === "GET" && pathname === clockPath)
				return withSafeHeaders(await controlRoutes.fetch(request));
			await settled();
			if (!isControlPath(pathname)) return withSafeHeaders(await running.api.fetch(request, { client }));
			const answer = await controlRoutes.fetch(request);
			await settled();
			return withSafeHeaders(answer);
		},
		connect: (socket) => {
			const { received, closed } = running.world.hub.connect(socket);
			return { received: guard(received), closed: guard(closed) };
		},
		control,
		framedSite: () => running.world.site.framedSite(),
		clock,
		stop: () => {
			isStopped = true;
			end();
		},
	};
};

/** All work in one slice. */
const oneSlice: Slices = { begin: () => () => false, pause: () => Promise.resolve() };

const rethrow = (error: unknown): void => {
	throw error;
};

const start = (
	setting: Setting,
	scenario: Scenario,
): Running & { readonly api: ReturnType<typeof createApi> } => {
	const world = createWorld(setting);
	scenario.setUp(world);
	return { world, scenario: scenario.name, api: createApi(world) };
};
