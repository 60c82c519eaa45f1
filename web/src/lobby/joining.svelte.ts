/** Somebody sits down at this device; what the server refuses is told beside the form. */

import { Refused } from "../connection";
import type { Device } from "../device.svelte";
import { words } from "../preferences.svelte";

export class Joining {
  busy = $state(false);
  problem = $state("");

  /** Take a seat under a name; whether there was one. */
  async join(device: Device, name: string): Promise<boolean> {
    this.busy = true;
    this.problem = "";
    try {
      await device.join(name.trim());
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = words().error(error.code);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
