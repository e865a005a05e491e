import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { createRealClock } from "../clock/real-clock.ts";
import { isControlPath, redeemPath } from "../control/control-path.ts";
import { ConnectionDropped } from "../faults/fault-response.ts";
import { createPlatform, type Platform, type PlatformOptions } from "../platform.ts";
import type { ReportDefect } from "../safety/guard.ts";
import { type Limits, limits as usualLimits } from "../safety/limits.ts";
import { withSafeHeaders } from "../safety/safe-headers.ts";
import { apiPage } from "./api-page.ts";
import { withBoundedBody } from "./bounded-body.ts";
import { compressed } from "./compress.ts";
import { consolePage } from "./console-page.ts";
import { createControlAccess, isLoopback } from "./control-access.ts";
import { createCors } from "./cors.ts";
import { createProviderStates } from "./provider-states.ts";
import { serveSockets } from "./serve-sockets.ts";
import { signInPage } from "./sign-in-page.ts";
import { supportChatPage } from "./support-chat-page.ts";
import { timedSlices } from "./timed-slices.ts";
import { createUiFiles } from "./ui-files.ts";
import { videoFor } from "./video-files.ts";
import { worldFile } from "./world-file-answers.ts";

export interface NodeHostOptions extends Omit<PlatformOptions, "origin"> {
	/** 0 selects a free port. */
	readonly port: number;
	/** The address to listen on, by default one that only this computer reaches. */
	readonly host?: string;
	/** Without it, every program on this computer may use the control, and no other computer. */
	readonly controlKey?: string | undefined;
	/** The built UI. Without it, only the platform is served. */
	readonly uiDirectory?: string | undefined;
	/** The origin of the app's pages, if it is not the address of this host: that of the proxy before it. */
	readonly pageOrigin?: string | undefined;
	/** Limits of the host that differ from the usual ones. */
	readonly limits?: Partial<
		Omit<Limits, "topicsPerConnection" | "firstAnswerMs" | "firstAnswers" | "firstAnswersOfOne">
	>;
}

export interface NodeHost {
	readonly url: string;
	readonly platform: Platform;
	readonly close: () => Promise<void>;
}

/** Idle connections stay open this long: a request that arrives as one closes is dropped. */
const keepAliveMs = 65_000;

/** Another program uses the port. */
export class PortTaken extends Error {
	override readonly name = "PortTaken";
}

/** Serves the platform on a port: calls, WebSocket, control and built UI. */
export const createNodeHost = async (options: NodeHostOptions): Promise<NodeHost> => {
	const { onDefect = printDefect, host = "127.0.0.1" } = options;
	const limits = { ...usualLimits, ...options.limits };
	let url = "";
	const origin = () => options.pageOrigin ?? url;
	const platform = createPlatform({
		...options,
		origin,
		onDefect,
		clock: options.clock ?? createRealClock(),
		slices: options.slices ?? timedSlices(limits.sliceMs),
	});
	const listener = createListener(createAnswers(platform, options, { limits, origin }), onDefect);
	const server = createServer(
		{
			headersTimeout: limits.headersMs,
			requestTimeout: limits.requestMs,
			connectionsCheckingInterval: limits.timeoutCheckMs,
			keepAliveTimeout: keepAliveMs,
		},
		(incoming, outgoing) => void listener(incoming, outgoing).catch(onDefect),
	);
	server.on("connection", (socket) => closeUnused(socket, limits.unusedMs));
	const sockets = serveSockets(server, platform, {
		limits,
		report: onDefect,
		pageOrigin: options.pageOrigin,
	});
	await platform.opened;
	await listen(server, options.port, host);
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : options.port;
	url = `http://${nameOf(host)}:${port}`;
	return {
		url,
		platform,
		close: () => {
			platform.stop();
			options.store?.close();
			for (const socket of sockets.clients) socket.terminate();
			server.closeAllConnections();
			return new Promise((resolve) => server.close(() => resolve()));
		},
	};
};

/**
 * Closes a connection on which no request begins. Node would answer it with 408, and WebKit, which opens connections ahead of
 * its requests, takes an answer that is already there for that of its next request.
 */
const closeUnused = (socket: Socket, unusedMs: number): void => {
	const timer = setTimeout(() => socket.bytesRead === 0 && socket.destroy(), unusedMs);
	socket.once("close", () => clearTimeout(timer));
};

const isManifest = (request: Request): boolean => new URL(request.url).pathname === "/manifest.json";

/** The answer to any request: control, platform, video or built UI. */
const createAnswers = (
	platform: Platform,
	{ uiDirectory, controlKey, pageOrigin, store }: NodeHostOptions,
	{ limits, origin }: { readonly limits: Limits; readonly origin: () => string },
) => {
	const provideState = createProviderStates(platform, origin);
	const ui = uiDirectory === undefined ? undefined : createUiFiles(uiDirectory, () => platform.framedSite());
	const controlRefusal = createControlAccess(controlKey);
	const cors = createCors(pageOrigin);
	const answerTo = async (request: Request, client: string): Promise<Response> => {
		if (isControlPath(new URL(request.url).pathname)) {
			const page = (await consolePage(request)) ?? (await signInPage(request)) ?? (await apiPage(request));
			const needsNoKey = page !== undefined || new URL(request.url).pathname === redeemPath;
			const answer = controlRefusal(request, needsNoKey) ?? page;
			if (answer) return answer;
			const file = await worldFile(request, store, limits);
			if (file) return file;
		}
		const bounded = await withBoundedBody(request, limits);
		if (!bounded)
			return new Response("The request is too large", { status: 413, headers: { connection: "close" } });
		const page = (await provideState(bounded)) ?? (await supportChatPage(bounded, pageOrigin));
		if (page) return page;
		// The built app has its own, with its icons and the names of its pages in each language.
		const manifest = isManifest(request) ? await ui?.(request) : undefined;
		if (manifest) return manifest;
		const answer = await platform.fetch(bounded, client);
		const file = answer.status === 404 ? ((await videoFor(request)) ?? (await ui?.(request))) : undefined;
		return file ?? compressed(request, answer);
	};
	return async (request: Request, client: string): Promise<Response> => {
		if (isControlPath(new URL(request.url).pathname)) return answerTo(request, client);
		return cors.mark(request, cors.preflight(request) ?? (await answerTo(request, client)));
	};
};

const createListener = (
	answerTo: (request: Request, client: string) => Promise<Response>,
	report: ReportDefect,
) =>
	getRequestListener(
		async (request, { incoming, outgoing }) => {
			try {
				return withSafeHeaders(await answerTo(request, incoming.socket.remoteAddress ?? ""));
			} catch (error) {
				if (error instanceof ConnectionDropped || isGone(incoming, outgoing)) {
					outgoing.destroy();
					return RESPONSE_ALREADY_SENT;
				}
				report(error);
				return withSafeHeaders(new Response("Internal error", { status: 500 }));
			}
		},
		{ overrideGlobalObjects: false },
	);

/** The client disconnected before its request was complete. A request whose body was read is destroyed as well, but complete. */
const isGone = (
	incoming: Pick<IncomingMessage, "destroyed" | "complete">,
	outgoing: Pick<ServerResponse, "destroyed">,
) => outgoing.destroyed || (incoming.destroyed && !incoming.complete);

const printDefect: ReportDefect = (error) =>
	void process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);

const everyAddress = ["0.0.0.0", "::"];

/** The host name by which this computer reaches a server that listens on `host`. */
const nameOf = (host: string): string => {
	if (isLoopback(host) || everyAddress.includes(host)) return "localhost";
	return host.includes(":") ? `[${host}]` : host;
};

const listen = (server: Server, port: number, host: string): Promise<void> =>
	new Promise((resolve, reject) => {
		server.once("error", (error: NodeJS.ErrnoException) =>
			reject(
				error.code === "EADDRINUSE"
					? new PortTaken(
							`Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1}`,
						)
					: error,
			),
		);
		server.listen(port, host, resolve);
	});
