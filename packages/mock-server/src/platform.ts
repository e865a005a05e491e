import { Hono } from "hono";
import type { Clock } from "./clock/clock.ts";
import { createFastForward } from "./clock/fast-forward.ts";
import { guardClock } from "./clock/guarded-clock.ts";
import { createHeldClock } from "./clock/held-clock.ts";
import type { Slices } from "./clock/slices.ts";
import { createVirtualClock } from "./clock/virtual-clock.ts";
import { createControlRoutes } from "./control/control.routes.ts";
import { type Control, createControl } from "./control/control.ts";
import { clockPath, isControlPath, livePath } from "./control/control-path.ts";
import { ConnectionDropped } from "./faults/fault-response.ts";
import { WorldReplaced } from "./journal/journal.ts";
import type { WorldStore } from "./journal/world-store.ts";
import type { Socket, SocketEvents } from "./realtime/socket.ts";
import { guardWith, noGuard, type ReportDefect } from "./safety/guard.ts";
import { withSafeHeaders } from "./safety/safe-headers.ts";
import type { ScenarioData } from "./scenarios/scenario-data.ts";
import { clockReport, timeCommands } from "./world-commands/clock.commands.ts";
import { createTicks, oneSlice } from "./worlds/ticks.ts";
import { createWorlds, type Opened } from "./worlds/worlds.ts";

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
	/** Keeps the world. If it has one, the platform goes on with that one. Without a store nothing is kept. */
	readonly store?: WorldStore | undefined;
	/** Begins a new world, although the store has one. */
	readonly fresh?: boolean | undefined;
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
	/** Resolves once the kept world has been made again; until then the platform must not be used. Rejects if that is impossible. */
	readonly opened: Promise<Opened>;
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
	store,
	fresh = false,
}: PlatformOptions = {}): Platform => {
	const guard = onDefect ? guardWith(onDefect) : noGuard;
	const clock = createHeldClock(guardClock(unguarded, guard));
	const worlds = createWorlds({
		store,
		clock,
		origin,
		restartTicks: () => ticks.begin(),
		pauseTicks: () => {
			ticks.pause();
			fastForward.cancel();
		},
	});
	const opened = worlds.open({ seed, scenario }, fresh);
	const ticks = createTicks({
		world: () => worlds.running().world,
		clock,
		guard,
		slices,
		onTick: worlds.onTick,
	});
	const { settled } = ticks;
	if (!worlds.isOpening()) ticks.begin();

	const fastForward = createFastForward(clock, settled, slices ?? oneSlice);
	const time = { world: () => worlds.running().world, clock, jump: fastForward.running };
	const control = createControl({
		running: worlds.running,
		restart: worlds.restart,
		clock,
		jump: fastForward.running,
		keepMoment: worlds.keepMoment,
		worlds: store ? worlds.kept : undefined,
	});
	const moveTo = async (until: number): Promise<void> => {
		await fastForward.to(until);
		worlds.keepMoment();
	};
	const controlRoutes = new Hono().route(
		"/__control",
		createControlRoutes(
			control,
			{
				commands: slices ? timeCommands({ ...time, moveTo }) : {},
				report: () => clockReport(clock, fastForward.running()),
			},
			worlds.running,
		),
	);
	const answer = async (request: Request, client: string): Promise<Response> => {
		const { pathname } = new URL(request.url);
		if (request.method === "GET" && [clockPath, livePath].includes(pathname))
			return withSafeHeaders(await controlRoutes.fetch(request));
		await worlds.ready();
		await settled();
		if (!isControlPath(pathname))
			return withSafeHeaders(await worlds.running().api.fetch(request, { client }));
		const controlAnswer = await controlRoutes.fetch(request);
		await settled();
		return withSafeHeaders(controlAnswer);
	};
	return {
		fetch: async (request, client = "") => {
			try {
				return await answer(request, client);
			} catch (error) {
				throw error instanceof WorldReplaced ? new ConnectionDropped() : error;
			}
		},
		connect: (socket) => {
			const { received, closed } = worlds.running().world.hub.connect(socket);
			return { received: guard(received), closed: guard(closed) };
		},
		control,
		framedSite: () => worlds.running().world.site.framedSite(),
		clock,
		opened,
		stop: () => {
			ticks.stop();
			fastForward.cancel();
			worlds.running().world.hub.dropAll();
			worlds.keepMoment();
		},
	};
};
