import type { ActorRefFrom } from "xstate";
import type { App } from "../../../shell/app.ts";

export type MicroListActor = ActorRefFrom<App["micro"]["microList"]>;
