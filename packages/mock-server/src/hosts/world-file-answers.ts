import { worldFilePath } from "../control/control-path.ts";
import { worldName } from "../control/world.commands.ts";
import type { SavedFiles, WorldStore } from "../journal/world-store.ts";
import type { Limits } from "../safety/limits.ts";
import { withBoundedBody } from "./bounded-body.ts";

/** A day of trading has some megabytes. */
const maxBytes = 256 * 1024 * 1024;

/** Sends a saved world as a file (GET), or takes one that was sent (PUT); `undefined` if the request is for something else. */
export const worldFile = async (
	request: Request,
	store: WorldStore | undefined,
	limits: Limits,
): Promise<Response | undefined> => {
	const { pathname } = new URL(request.url);
	if (!pathname.startsWith(worldFilePath)) return undefined;
	const files = store?.saved.files;
	if (!files) return refused(400, "This platform keeps no worlds as files: start it with --world FILE");
	const name = pathname.slice(worldFilePath.length);
	if (!worldName.test(name))
		return refused(400, "The name of a world has letters, digits, dots, hyphens and underscores, at most 64");
	if (request.method === "GET") return sent(files, name);
	if (request.method !== "PUT") return refused(405, "A world is read by GET and added by PUT");
	const whole = await withBoundedBody(request, { ...limits, bodyBytes: maxBytes });
	return whole
		? added(files, name, new Uint8Array(await whole.arrayBuffer()))
		: refused(413, "The file is too large");
};

const sent = (files: SavedFiles, name: string): Response => {
	const file = files.read(name);
	if (!file) return refused(404, `There is no world ${name}`);
	return new Response(file, {
		headers: {
			"content-type": "application/octet-stream",
			"content-disposition": `attachment; filename="${name}.world"`,
		},
	});
};

/** A world that has the name stays as it is. */
const added = (files: SavedFiles, name: string, file: Uint8Array): Response => {
	if (files.read(name)) return refused(409, `There is already a world ${name}: give the file another name`);
	try {
		files.add(name, file);
		return Response.json({ name });
	} catch {
		return refused(400, `${name} is no world of the mock platform, is damaged, or is of a newer format`);
	}
};

const refused = (status: number, msg: string): Response => Response.json({ msg }, { status });
