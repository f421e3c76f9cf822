import type { MessageHead, WireTime } from './parts';
import type { TerminalPosition } from './terminal';

/** A vehicle as platforms name it: plate and colour (JT/T 415: 1 blue, 2 yellow, 3 black, 4 white, 9 other). */
export interface LinkedVehicle {
  readonly plate: string | null;
  readonly plateColour: number;
}

/** What a platform of the 2019 edition says about the alarms of a position. */
export interface PlatformAlarm {
  readonly platformId: string | null;
  readonly alarmsRaw: number;
}

/** A position as one platform tells another. */
export interface LinkedPosition {
  /** 2011: fields of its own; 2019: the position body of JT/T 808. Old fields in a new envelope are 2011. */
  readonly layout: 2011 | 2019;
  readonly position: TerminalPosition;
  /** The three platforms that judged it (terminal's, enterprise, government); empty in 2011. */
  readonly platformAlarms: readonly PlatformAlarm[];
}

/** An alarm that one platform tells another, in either edition. */
export interface PlatformAlarmReport {
  readonly kind: 'alarm';
  readonly subId: number;
  readonly vehicle: LinkedVehicle;
  /** 1 terminal, 2 enterprise platform, 3 government platform, 9 other; null in 2019. */
  readonly source: number | null;
  readonly alarmType: number;
  readonly time: WireTime | null;
  readonly started: WireTime | null;
  readonly ended: WireTime | null;
  /** Number of the alarm or of the supervision request (督办); null where the form has none. */
  readonly alarmId: number | null;
  /** Platform that reports and platform that receives (2019). */
  readonly fromPlatform: string | null;
  readonly toPlatform: string | null;
  readonly text: string | null;
  /** Only in a supervision request (0x9401). */
  readonly supervision: {
    readonly until: WireTime | null;
    /** 0 urgent, 1 normal. */
    readonly level: number;
    readonly supervisor: string | null;
    readonly phone: string | null;
    readonly email: string | null;
  } | null;
}

/** Messages that have no body: 0x1004, 0x1005, 0x1006, 0x9004, 0x9005, 0x9006. */
export interface LinkSignal {
  readonly kind: 'link-logout-reply' | 'heartbeat' | 'heartbeat-reply';
}

/** What a message between two platforms says. */
export type PlatformBody =
  | {
      readonly kind: 'login';
      readonly userId: number;
      readonly password: string | null;
      /** Own access code; null in 2011, which has it in the header alone. */
      readonly accessCode: number | null;
      /** Where the other platform connects back to. */
      readonly downLinkIp: string | null;
      readonly downLinkPort: number;
    }
  /** Result 0 accepted, 1 wrong address, 2 wrong access code, 3 not registered, 4 wrong password, 5 no resources, 9 other. */
  | { readonly kind: 'login-reply'; readonly result: number; readonly verifyCode: number }
  | { readonly kind: 'link-logout'; readonly userId: number; readonly password: string | null }
  /** 0x9001 and 0x9003: connect back, and close it again. */
  | { readonly kind: 'down-link-connect' | 'down-link-logout'; readonly verifyCode: number }
  /** 0x9002, and 0x1007, 0x1008, 0x9007, 0x9008: result, error or reason code. */
  | { readonly kind: 'down-link-reply' | 'link-broken' | 'link-closing'; readonly code: number }
  | LinkSignal
  /** 0x9101: so many positions were received between two times. */
  | {
      readonly kind: 'received-count';
      readonly count: number;
      readonly from: WireTime | null;
      readonly to: WireTime | null;
    }
  /** 0x1102, 2019: how the link fared between two times. */
  | {
      readonly kind: 'link-report';
      readonly platformId: string | null;
      readonly from: WireTime | null;
      readonly to: WireTime | null;
      readonly lostPositions: number;
      readonly disconnects: number;
      readonly disconnectedSeconds: number;
    }
  | {
      readonly kind: 'vehicle-registration';
      readonly subId: number;
      readonly vehicle: LinkedVehicle;
      readonly platformId: string | null;
      readonly maker: string | null;
      readonly model: string | null;
      readonly terminalId: string | null;
      readonly imei: string | null;
      readonly phone: string | null;
    }
  /** 0x1202 one position, 0x1203 several, later ones of a gap; 0x9202 and 0x9203 the other way. */
  | {
      readonly kind: 'vehicle-positions';
      readonly subId: number;
      readonly vehicle: LinkedVehicle;
      readonly positions: readonly LinkedPosition[];
    }
  /** 0x1207, 0x1209: asks for the positions of a time. */
  | {
      readonly kind: 'exchange-request';
      readonly subId: number;
      readonly vehicle: LinkedVehicle;
      readonly from: WireTime | null;
      readonly to: WireTime | null;
    }
  /** Starts, stops and answers of an exchange (0x1205, 0x1206, 0x1208, 0x9205 to 0x920B): a code, and since 2019 what is answered. */
  | {
      readonly kind: 'exchange-control';
      readonly subId: number;
      readonly vehicle: LinkedVehicle;
      /** Reason or result as sent; null where the message has none. */
      readonly code: number | null;
      readonly replyId: number | null;
      readonly replySerial: number | null;
    }
  /** 0x9201, 2019: what became of a registration. */
  | {
      readonly kind: 'vehicle-registration-reply';
      readonly subId: number;
      readonly vehicle: LinkedVehicle | null;
      readonly replyId: number | null;
      readonly replySerial: number | null;
      /** 0 taken, else the reason as sent. */
      readonly result: number;
    }
  | {
      readonly kind: 'driver';
      readonly subId: number;
      readonly vehicle: LinkedVehicle;
      readonly driver: string | null;
      readonly identityNo: string | null;
      readonly certificateNo: string | null;
      readonly authority: string | null;
    }
  | {
      readonly kind: 'waybill';
      readonly subId: number;
      readonly vehicle: LinkedVehicle;
      readonly text: string | null;
    }
  | {
      readonly kind: 'platform-text';
      readonly subId: number;
      /** Who is addressed, as sent; null where the platform does not say. */
      readonly objectType: number | null;
      readonly objectId: string | null;
      /** How long there is to answer (0x9301 of 2019). */
      readonly answerMinutes: number | null;
      readonly infoId: number;
      readonly text: string | null;
    }
  | { readonly kind: 'platform-text-reply'; readonly subId: number; readonly infoId: number }
  | PlatformAlarmReport
  /** 0x1401 and 0x1403: what was done about an alarm. */
  | {
      readonly kind: 'alarm-result';
      readonly subId: number;
      readonly vehicle: LinkedVehicle;
      readonly alarmId: number;
      readonly result: number;
    }
  /** What is not known; of a sub-message its number and vehicle are. */
  | {
      readonly kind: 'raw';
      readonly subId: number | null;
      readonly vehicle: LinkedVehicle | null;
      readonly hex: string;
    }
  | { readonly kind: 'encrypted'; readonly hex: string };

/** JT/T 809: one message between two vehicle platforms. `prepared` is the sending time of a 2019 header. */
export interface PlatformMessage extends MessageHead {
  readonly kind: 'platform-message';
  /** 0x1200 is 4608; `type` is the same as text, `0x1200`. */
  readonly businessId: number;
  readonly serial: number;
  /** Access code of the lower platform (下级平台接入码). */
  readonly accessCode: number;
  /** Three numbers, `1.0.0`. */
  readonly protocolVersion: string;
  /** 2019 when the header carries the sending time. */
  readonly headerLayout: 2011 | 2019;
  /** Key of the encryption; null when the message is not encrypted. */
  readonly encryptionKey: number | null;
  /** Bytes of the whole frame as the header says, both flags and the CRC included. */
  readonly frameBytes: number;
  readonly body: PlatformBody;
}
