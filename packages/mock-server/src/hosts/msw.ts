import { realtime } from "@tradewind/contracts";
import { HttpResponse, http } from "msw/http";
import { ws } from "msw/ws";
import { ConnectionDropped } from "../faults/fault-response.ts";
import type { Platform } from "../platform.ts";

/** The paths of the platform; all other requests pass through. */
const paths = ["/api/*", "/v2/api/*", "/media/*", "/manifest.json", "/__control/*"];

/**
 * The platform as handlers for `setupServer` of `msw/node` or `setupWorker` of `msw/browser`. `origin` is the one that
 * the app calls, e.g. `http://localhost`.
 */
export const createMswHandlers = (platform: Platform, origin: string) => {
	const answer = async ({ request }: { request: Request }): Promise<Response> => {
		try {
			return await platform.fetch(request);
		} catch (error) {
			if (error instanceof ConnectionDropped) return HttpResponse.error();
			throw error;
		}
	};
	const socket = ws.link(`${origin.replace(/^http/, "ws")}${realtime.socketPath}`);
	return [
		...paths.map((path) => http.all(`${origin}${path}`, answer)),
		socket.addEventListener("connection", ({ client }) => {
			const events = platform.connect({
				send: (text) => client.send(text),
				close: () => client.close(),
			});
			client.addEventListener("message", ({ data }) => events.received(String(data)));
			client.addEventListener("close", () => events.closed());
		}),
	];
};
