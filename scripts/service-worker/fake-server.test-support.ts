import { createHash } from "node:crypto";
import type { Release, ReleaseFile } from "../../packages/ui-react/build/service-worker/release.ts";

export const origin = "https://app.test";

interface ServedFile {
	readonly body: string;
	readonly type: "text/html" | "text/javascript";
}

/** What a page of the model names: its build, the files that it starts with, and those that it loads later. */
export interface ModelPage {
	readonly build: string;
	readonly first: readonly string[];
	readonly later: readonly string[];
}

const hash = (text: string) => createHash("sha256").update(text);

const made = new Map<number, ReadonlyMap<string, ServedFile>>();
const filesOf = (number: number, script: string): ReadonlyMap<string, ServedFile> => {
	const files = made.get(number) ?? makeFiles(number, script);
	made.set(number, files);
	return files;
};

/** The files of a build. All but one of its chunks differ from those of other builds. */
const makeFiles = (number: number, script: string): ReadonlyMap<string, ServedFile> => {
	const build = `build${number}`;
	const chunk = (name: string, body = build) => [`assets/${name}-${body}.js`, body] as const;
	const chunks = [
		chunk("main"),
		chunk("libraries", "shared"),
		chunk("orders"),
		chunk("trade"),
		chunk("words"),
	];
	const names = chunks.map(([name]) => name);
	const page: ModelPage = { build, first: names.slice(0, 2), later: names.slice(2) };
	const html = JSON.stringify(page);
	const pages = ["index.html", "trade.html", "mine/about.html"];
	const listed = (url: string): ReleaseFile => ({
		url,
		revision: hash(html).digest("hex").slice(0, 8),
		integrity: `sha256-${hash(html).digest("base64")}`,
		isShell: true,
	});
	const files: readonly ReleaseFile[] = [
		...pages.slice(0, 2).map(listed),
		...names.slice(0, 4).map((url) => ({ url, revision: null, isShell: true })),
	];
	const release: Release = { id: build, build, isOff: false, files };
	return new Map<string, ServedFile>([
		...chunks.map(([name, body]) => [name, { body, type: "text/javascript" }] as const),
		...pages.map((name) => [name, { body: html, type: "text/html" }] as const),
		["service-worker.js", { body: workerOf(release, script), type: "text/javascript" }],
	]);
};

const workerOf = (release: Release, script: string): string =>
	`self.appRelease=${JSON.stringify(release)};\n${script}`;

/** A server of static files, which a deployment replaces one by one, in any order. */
export const createServer = (script: string, random: () => number) => {
	const served = new Map(filesOf(1, script));
	let build = 1;
	let steps: (() => void)[] = [];
	let isReached = true;
	let isFailing = false;
	const answerTo = (path: string): ServedFile | undefined => {
		if (/\.\w+$/.test(path)) return served.get(path);
		return served.get(`${path || "index"}.html`) ?? served.get("index.html");
	};
	return {
		build: () => `build${build}`,
		/** Begins the next deployment, after the end of the one before. */
		deploy: () => {
			for (const step of steps) step();
			build += 1;
			const next = filesOf(build, script);
			const changes = [...next].map(
				([name, file]) =>
					() =>
						void served.set(name, file),
			);
			const removals = [...served.keys()].filter((name) => !next.has(name));
			steps = [...changes, ...removals.map((name) => () => void served.delete(name))].sort(
				() => random() - 0.5,
			);
		},
		finish: () => {
			for (const step of steps) step();
			steps = [];
		},
		setOnline: (isOnline: boolean) => {
			isReached = isOnline;
		},
		/** While it fails, a proxy answers in its place. */
		setFailing: (fails: boolean) => {
			isFailing = fails;
		},
		replaceWorker: (release: Release) => {
			served.set("service-worker.js", { body: workerOf(release, script), type: "text/javascript" });
		},
		/** A request; a deployment that has begun goes on meanwhile. */
		fetch: async (request: string | { readonly url: string; readonly integrity?: string }) => {
			const { url, integrity = "" } = typeof request === "string" ? { url: request } : request;
			await Promise.resolve();
			if (!isReached) throw new TypeError("Failed to fetch");
			if (isFailing) return new Response("Bad gateway", { status: 502 });
			if (random() < 0.5) steps.shift()?.();
			const file = answerTo(url.slice(origin.length + 1));
			if (!file) return new Response("Not found", { status: 404 });
			if (integrity && integrity !== `sha256-${hash(file.body).digest("base64")}`)
				throw new TypeError("Failed integrity check");
			return new Response(file.body, { headers: { "content-type": file.type } });
		},
	};
};

export type ModelServer = ReturnType<typeof createServer>;
