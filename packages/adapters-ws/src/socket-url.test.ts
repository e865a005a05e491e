import { expect, test } from "vitest";
import { socketUrl } from "./socket-url.ts";

test("Spec 1 §7: the socket is on the host of the page, encrypted if the page is", () => {
	expect([
		socketUrl({ protocol: "https:", host: "trade.example" }),
		socketUrl({ protocol: "http:", host: "localhost:4173" }),
	]).toEqual(["wss://trade.example/api/v2/ws", "ws://localhost:4173/api/v2/ws"]);
});
