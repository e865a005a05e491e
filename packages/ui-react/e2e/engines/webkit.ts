import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { WebKitOnMachine } from "../../../../scripts/engines.ts";
import { takeLogged } from "./console-hook.ts";
import { type Driver, type Handle, keys } from "./driver.ts";

/** Starts WebKit, which is driven by plain WebDriver. */
export const startWebKit = async (machine: WebKitOnMachine): Promise<Driver> => {
	const folder = mkdtempSync(join(tmpdir(), "tradewind-webkit-"));
	const downloads = join(folder, "Downloads");
	mkdirSync(downloads);
	const port = await freePort();
	const processes: ChildProcess[] = [];
	const environment: Record<string, string> = {};
	if (machine.kind === "WebKitGTK") {
		const display = await startDisplay(machine.display);
		processes.push(display.process);
		Object.assign(environment, environmentOfGtk(folder), { DISPLAY: display.name });
	}
	const driver = spawn(machine.driver, ["-p", String(port)], {
		env: { ...process.env, ...environment },
		stdio: "ignore",
	});
	processes.push(driver);
	const stopProcesses = (): void => {
		for (const each of processes.toReversed()) each.kill("SIGTERM");
		rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
	};
	const answering = `http://127.0.0.1:${port}`;
	await isAnswering(answering);
	const session = objectOf(
		await send(answering, "POST", "/session", { capabilities: capabilitiesOf(machine) }),
	);
	const { browserVersion } = objectOf(session.capabilities);
	const call = (method: Method, path: string, body?: object): Promise<unknown> =>
		send(answering, method, `/session/${session.sessionId}${path}`, body);
	const execute = (script: string, args: readonly unknown[]): Promise<unknown> =>
		call("POST", "/execute/sync", { script: `return (${script}).apply(null, arguments)`, args });
	/** What the bars of the window take. */
	const bars = { width: 0, height: 0 };
	const typeText = async (text: string): Promise<void> => {
		const actions = [...text].flatMap((value) => [
			{ type: "keyDown", value },
			{ type: "keyUp", value },
		]);
		await call("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
	};
	return {
		engine: `WebKit ${browserVersion}`,
		downloads,
		goto: async (url) => void (await call("POST", "/url", { url })),
		// WebDriver's own commands wait for a load, which going back inside a document never ends with.
		back: async () => void (await execute("() => history.back()", [])),
		forward: async () => void (await execute("() => history.forward()", [])),
		reload: async () => void (await call("POST", "/refresh", {})),
		run: execute,
		find: async (script, args) => (await execute(script, args)) ?? undefined,
		enter: async (frame) => void (await call("POST", "/frame", { id: frame ?? null })),
		click: async (element) => void (await call("POST", `/element/${idOf(element)}/click`, {})),
		typeText,
		pressKey: (key) => typeText(keys[key]),
		upload: async (element, paths) =>
			void (await call("POST", `/element/${idOf(element)}/value`, { text: paths.join("\n") })),
		draw: async ([first, ...others]) => {
			if (!first) return;
			const move = (point: object) => ({ type: "pointerMove", duration: 0, origin: "viewport", ...point });
			const actions = [
				move(first),
				{ type: "pointerDown", button: 0 },
				...others.map(move),
				{ type: "pointerUp", button: 0 },
			];
			const pointer = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions };
			await call("POST", "/actions", { actions: [pointer] });
		},
		resize: async ({ width, height }) => {
			// The page is laid out some time after the window has its size.
			for (let tries = 0; tries < 10; tries += 1) {
				await call("POST", "/window/rect", { width: width + bars.width, height: height + bars.height });
				let inner = { width: 0, height: 0 };
				for (let looks = 0; looks < 15; looks += 1) {
					const [innerWidth, innerHeight] = Object(await execute("() => [innerWidth, innerHeight]", []));
					inner = { width: Number(innerWidth), height: Number(innerHeight) };
					if (inner.width === width && inner.height === height) return;
					await wait(50);
				}
				bars.width += width - inner.width;
				bars.height += height - inner.height;
			}
			throw new Error(`the window does not become ${width} by ${height} pixels`);
		},
		screenshot: async () => Buffer.from(String(await call("GET", "/screenshot")), "base64"),
		clearCookies: async () => void (await call("DELETE", "/cookie")),
		takeConsole: async () => {
			const lines = JSON.parse(String(await execute(`() => ${takeLogged}`, [])));
			return Array.isArray(lines) ? lines.map(String) : [];
		},
		stop: async () => {
			await call("DELETE", "").catch(() => {});
			stopProcesses();
		},
	};
};

const capabilitiesOf = (machine: WebKitOnMachine): object =>
	machine.kind === "Safari"
		? { alwaysMatch: { browserName: "safari" } }
		: {
				alwaysMatch: {
					"webkitgtk:browserOptions": { binary: machine.browser, args: ["--automation"] },
				},
			};

/** The toolbar of the window would not let it become as narrow as a phone. */
const narrowToolbar =
	"headerbar, toolbar, toolbar *, headerbar *, button, entry, toolitem { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0; border: 0 }";

const environmentOfGtk = (folder: string): Readonly<Record<string, string>> => {
	const config = join(folder, "config");
	mkdirSync(join(config, "gtk-3.0"), { recursive: true });
	writeFileSync(join(config, "gtk-3.0/gtk.css"), narrowToolbar);
	writeFileSync(join(config, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${join(folder, "Downloads")}"\n`);
	return {
		HOME: folder,
		XDG_CONFIG_HOME: config,
		XDG_DATA_HOME: join(folder, "data"),
		XDG_CACHE_HOME: join(folder, "cache"),
		GDK_BACKEND: "x11",
		LANG: "en_GB.UTF-8",
		LANGUAGE: "en_GB:en",
		NO_AT_BRIDGE: "1",
		// Without a graphics card this way of showing a frame takes less than half the time.
		WEBKIT_DISABLE_DMABUF_RENDERER: "1",
	};
};

/** Starts an X server without a screen on a free display. */
const startDisplay = async (
	program: string,
): Promise<{ readonly process: ChildProcess; readonly name: string }> => {
	const child = spawn(program, ["-displayfd", "3", "-screen", "0", "1600x1600x24", "-nolisten", "tcp"], {
		stdio: ["ignore", "ignore", "ignore", "pipe"],
	});
	const output = child.stdio[3];
	if (!output || !("setEncoding" in output)) throw new Error("The display has no output");
	const number = await new Promise<string>((resolve, reject) => {
		output.once("data", (data: Buffer) => resolve(String(data).trim()));
		child.once("exit", (code) => reject(new Error(`${program} ended with ${code}`)));
	});
	return { process: child, name: `:${number}` };
};

const freePort = (): Promise<number> =>
	new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", reject);
		probe.listen(0, "127.0.0.1", () => {
			const address = probe.address();
			probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
		});
	});

const isAnswering = async (address: string): Promise<void> => {
	for (let tries = 0; tries < 200; tries += 1) {
		const answer = await fetch(`${address}/status`).catch(() => undefined);
		if (answer?.ok) return;
		await wait(100);
	}
	throw new Error("The driver of WebKit does not answer");
};

type Method = "GET" | "POST" | "DELETE";

const send = async (address: string, method: Method, path: string, body?: object): Promise<unknown> => {
	const answer = await fetch(address + path, {
		method,
		body: body ? JSON.stringify(body) : null,
		signal: AbortSignal.timeout(180_000),
	});
	const { value } = objectOf(await answer.json());
	if (answer.ok) return value;
	const { error, message } = objectOf(value);
	throw new Error(`${error}: ${message}`);
};

const objectOf = (value: unknown): Record<string, unknown> => Object(value);

/** The name under which the protocol hands over elements. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

const idOf = (element: Handle): string => {
	const id = objectOf(element)[elementKey];
	if (typeof id === "string") return id;
	throw new Error("not an element of WebKit");
};
