import type { App } from "../state/app.ts";
import { installPrompt, showInstallPrompt } from "../state/install-prompt.ts";
import { subscribeTo } from "../state/subscribe.ts";
import { readSaved, save } from "../storage/saved.ts";
import { setStatus } from "../ui/status/statuses.ts";

/** Keeps the browser's prompt for the settings, and offers it once on this device, after the first trade. */
export const offerInstall = ({ activity, site }: Pick<App, "activity" | "site">): void => {
	addEventListener("beforeinstallprompt", (event) => {
		event.preventDefault();
		installPrompt.set(event);
		offerAfterTrade();
	});
	addEventListener("appinstalled", () => {
		installPrompt.set(undefined);
		setStatus("install", undefined);
	});
	let hasTraded = false;
	let followed: unknown;
	const offerAfterTrade = (): void => {
		const prompt = installPrompt.get();
		if (!(hasTraded && prompt) || readSaved().installOffered) return;
		const end = () => {
			save({ installOffered: true });
			setStatus("install", undefined);
		};
		const onPress = () => {
			end();
			showInstallPrompt(prompt);
		};
		const name = site.getSnapshot().context.settings?.name ?? "";
		setStatus("install", {
			level: "note",
			text: { key: "shared.install.offer", facts: { name } },
			onPress,
			onRead: end,
		});
	};
	activity.subscribe(() => {
		const actor = activity.getSnapshot().session?.actor;
		if (!actor || followed === actor) return;
		followed = actor;
		subscribeTo(
			actor,
			({ context }) => context.own,
			(own) => {
				hasTraded ||= [...own.values()].includes("carried out");
				offerAfterTrade();
			},
		);
	});
};
