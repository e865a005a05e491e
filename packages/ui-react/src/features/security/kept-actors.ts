import { loginList, passkeyList, sessionList } from "@tradewind/domain/security";
import { createActor } from "xstate";
import { keptPerSession } from "../../kept/keep.ts";
import { keptList } from "../../kept/kept-list.ts";
import { startCeremony } from "../../parts/security/passkey-ceremony.ts";
import { machines } from "./machines.ts";

export const sessionListOf = keptList(sessionList, undefined);

export const loginListOf = keptList(loginList, undefined);

export const passkeyListOf = keptList(passkeyList, undefined);

interface ReadAgain {
	readonly send: (event: { readonly type: "refresh" }) => void;
}

type Command = "endSession" | "endOthers" | "removePasskey" | "addPasskey";

/** Reads its list again when the command was carried out, and when its outcome stays unknown. */
const startCommand = (app: Parameters<typeof machines>[0], name: Command, list: ReadAgain) => {
	const actor = createActor(machines(app)[name]);
	actor.on("carried out", () => {
		list.send({ type: "refresh" });
		actor.send({ type: "acknowledge" });
	});
	actor.subscribe((snapshot) => {
		if (snapshot.matches({ "outcome unknown": "unresolved" })) list.send({ type: "refresh" });
	});
	return actor.start();
};

export const endSessionOf = keptPerSession((app, signedIn, ends) =>
	ends(startCommand(app, "endSession", sessionListOf(app, signedIn))),
);

export const endOthersOf = keptPerSession((app, signedIn, ends) =>
	ends(startCommand(app, "endOthers", sessionListOf(app, signedIn))),
);

export const removePasskeyOf = keptPerSession((app, signedIn, ends) =>
	ends(startCommand(app, "removePasskey", passkeyListOf(app, signedIn))),
);

export const addPasskeyOf = keptPerSession((app, signedIn, ends) =>
	ends(startCommand(app, "addPasskey", passkeyListOf(app, signedIn))),
);

/** The device's answer is sent at once: the customer has agreed on the device. The passkey is named after this device. */
export const newPasskeyOf = keptPerSession((app, signedIn, ends) =>
	ends(
		startCeremony(app, "forNew", (response) => {
			const command = addPasskeyOf(app, signedIn);
			const { rows } = sessionListOf(app, signedIn).getSnapshot().context;
			const own = rows.find(({ isCurrent }) => isCurrent);
			const name = `${own?.system ?? ""} ${own?.version ?? ""}`.trim() || "Passkey";
			command.send({ type: "ask", subject: { id: response, name } });
			command.send({ type: "submit" });
		}),
	),
);
