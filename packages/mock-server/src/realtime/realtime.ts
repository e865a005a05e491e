import type { Hub } from "./hub.ts";

/** The connected clients. */
export const realtime = ({ hub }: { readonly hub: Hub }) => ({
	report: () => ({
		sockets: hub.connected().map((connection) => ({
			customerId: connection.customerId() ?? null,
			topics: connection.topics(),
		})),
	}),
});
