import { armourOf } from './six-bits';

/** Writes the bits of one AIS message and armours them (IEC 61162-1, `VDM`). */
export class BitWriter {
  private readonly chars: number[] = [];
  private held = 0;
  private heldBits = 0;

  /** Adds the `length` lowest bits of a whole number, up to 30. */
  put(value: number, length: number): this {
    for (let bit = length - 1; bit >= 0; bit--) {
      this.held = (this.held << 1) | ((value >> bit) & 1);
      if (++this.heldBits === 6) this.flush();
    }
    return this;
  }

  putFlag(isSet: boolean): this {
    return this.put(isSet ? 1 : 0, 1);
  }

  /** Adds a text of `length` bits, padded with `@`; characters outside the alphabet become `?`. */
  putText(text: string | null, length: number): this {
    const shown = (text ?? '').toUpperCase();
    for (let i = 0; i < length / 6; i++) {
      const code = i < shown.length ? shown.charCodeAt(i) : 0x40;
      this.put(code >= 0x20 && code <= 0x5f ? code & 63 : 0x3f, 6);
    }
    return this;
  }

  /** The armoured characters and how many bits of the last one count for nothing. */
  finish(): { readonly payload: string; readonly fillBits: number } {
    const fillBits = (6 - this.heldBits) % 6;
    if (fillBits > 0) this.put(0, fillBits);
    return { payload: String.fromCharCode(...this.chars), fillBits };
  }

  private flush(): void {
    this.chars.push(armourOf[this.held]!);
    this.held = 0;
    this.heldBits = 0;
  }
}
