import { useSelector } from "@xstate/react";
import { useApp } from "./app.ts";

/** Whether a tag of the customer greys the text of lists (Spec 1 §6). */
export const useGreyLists = (): boolean =>
	useSelector(useApp().site, ({ context }) => context.flags.customerTag === "grey lists");
