import type { ActivityEntry } from "@tradewind/domain/activity";
import { currentWords } from "../i18n/words.ts";
import type { App } from "../state/app.ts";
import { showsMicroDetails } from "../state/shows-micro-details.ts";
import { configuration } from "../storage/configuration.ts";
import { activityPath, entryPath } from "./entry-path.ts";
import { activityText, digitsOf } from "./entry-text.ts";
import { claimAlerts, readAlertSettings, writeAlertSettings } from "./saved-activity.ts";
import { inOneTab, isOneVisible } from "./tabs.ts";

/** What a notification of the device says, and what a press on it opens. */
export interface DeviceNotice {
	readonly key: string;
	readonly title: string;
	readonly text: string;
	readonly to: string;
	/** The instrument that is chosen before the page opens. */
	readonly code?: string;
	/** Opened where the app is not running any more. */
	readonly later?: string;
}

/** Whether this browser can show notifications of a page: on a phone only its service worker can. */
export const canNotify = (): boolean =>
	typeof Notification === "function" && navigator.serviceWorker !== undefined;

/** Shows a notification for what no visible page shows, once on this device, if the customer has switched it on. */
export const notifyDevice = async (notices: readonly DeviceNotice[]): Promise<void> => {
	try {
		await notify(notices);
	} catch {
		// The browser or the customer has taken the permission back meanwhile. The inbox has all of it.
	}
};

const notify = async (notices: readonly DeviceNotice[]): Promise<void> => {
	if (!document.hidden || !readAlertSettings().device || !canNotify()) return;
	if (Notification.permission !== "granted" || (await isOneVisible())) return;
	const registration = await navigator.serviceWorker.getRegistration(configuration.base);
	// Before that it cannot show any.
	if (!registration?.active) return;
	const claimed = await inOneTab(() => claimAlerts(notices.map(({ key }) => `device ${key}`)));
	for (const { key, title, text, to, code, later } of notices)
		if (claimed.includes(`device ${key}`))
			await registration.showNotification(title, {
				body: text,
				tag: key,
				lang: document.documentElement.lang,
				icon: `${configuration.base}icons/192.png`,
				data: { to, code, later },
			});
};

/** At most this many for one change; more, as after an absence, are one notification with their number. */
const maxNotices = 2;

/** The notifications of new entries. They contain no amounts: others can see the screen of a locked phone. */
export const entryNotices = (
	{ site, market }: Pick<App, "site" | "market">,
	uid: string,
	entries: readonly ActivityEntry[],
): readonly DeviceNotice[] => {
	const { t, language } = currentWords();
	const keyOf = ({ product, kind, order }: ActivityEntry) => `${uid} ${product} ${order.id} ${kind}`;
	const [first] = entries;
	if (first && entries.length > maxNotices)
		return [
			{
				key: keyOf(first),
				title: site.getSnapshot().context.settings?.name ?? "",
				text: t("shared.activity.toast.many", { count: entries.length }),
				to: activityPath,
			},
		];
	return entries.map((entry) => ({
		key: keyOf(entry),
		title: entry.order.symbol,
		text:
			entry.kind === "settled" && !showsMicroDetails(site.getSnapshot().context)
				? t("shared.activity.settled.plain")
				: activityText(entry, {
						t,
						locale: language.tag,
						digits: digitsOf(entry, market.getSnapshot().context.instruments),
					}),
		to: entryPath(entry),
	}));
};

/** Asks for the permission, where the browser has not asked yet, and switches the notifications on. Resolves with whether they are on. */
export const allowDeviceNotices = async (): Promise<boolean> => {
	if (!canNotify()) return false;
	const device = (await Notification.requestPermission()) === "granted";
	writeAlertSettings({ ...readAlertSettings(), device });
	return device;
};

/** The first price alert asks; what the customer has decided before stays. */
export const askOnFirstAlert = (): void => {
	if (canNotify() && Notification.permission === "default") void allowDeviceNotices();
};
