/** A server without anything behind it, in a process of its own: what a call takes on this machine at this moment. */
import { createServer } from "node:http";
import { answerEach } from "./asked-process.ts";

const server = createServer((_, answer) => void answer.end('{"code":1,"data":{}}'));
await new Promise<void>((resolve) => {
	server.listen(0, "127.0.0.1", resolve);
});

answerEach(() => `http://127.0.0.1:${Object(server.address()).port}`);
