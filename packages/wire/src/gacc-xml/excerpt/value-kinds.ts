import { valueKinds, type ValueKind } from '../../message-excerpt';

const { billNo, code, containerNo, name, plate, quantity, reason, reference, time } = valueKinds;

/** What the texts of an element are, by the name of theirs. */
export type Leaves = Readonly<Record<string, ValueKind>>;

const means: Leaves = {
  JourneyID: code,
  TypeCode: code,
  ID: code,
  Name: name,
  FirstArrivalLocationID: code,
  ArrivalDateTime: time,
  DepartureDateTime: time,
  ActualDateTime: time,
  CompletedDateTime: time,
};
const consignment: Leaves = {
  GrossVolumeMeasure: quantity,
  TotalGrossMassMeasure: quantity,
  TransportSplitIndicator: code,
  CustomsStatusCode: code,
  RoutingCountryCode: code,
};
const packaging: Leaves = { QuantityQuantity: quantity, TypeCode: code };
const document: Leaves = { ID: billNo, ConditionCode: code, ChangeReasonCode: code };

/** Elements that hold others, with those of their texts that may be shown. What is in no list is masked with all it holds. */
export const leavesOf: Readonly<Record<string, Leaves>> = {
  Manifest: {},
  Message: {},
  MFTMessage: {},
  MFTData: {},
  Response: {},
  Body: {},
  Head: { FunctionCode: code, MessageType: code, SendTime: time, Version: code },
  Declaration: { DeclarationOfficeID: code },
  ExitCustomsOffice: { ID: code },
  Carrier: { ID: code },
  BorderTransportMeans: means,
  ChangeBorderTransportMeans: means,
  Consignment: consignment,
  ChangeConsignment: consignment,
  TransportContractDocument: document,
  AssociatedTransportDocument: document,
  LoadingLocation: { ID: code, Name: name, LoadingDate: time },
  UnloadingLocation: { ID: code, Name: name, ArrivalDate: time },
  TranshipmentLocation: { ID: code },
  TransitDestination: { ID: code },
  GoodsReceiptPlace: { ID: code },
  ConsignmentPackaging: packaging,
  ConsignmentItem: { SequenceNumeric: quantity },
  ConsignmentItemPackaging: packaging,
  GoodsMeasure: { GrossMassMeasure: quantity },
  TransportEquipment: { ID: containerNo, CharacteristicCode: code, SupplierPartyTypeCode: code, FullnessCode: code, SealID: reference },
  EquipmentIdentification: { ID: containerNo },
  TransportMeans: { StowageLocationID: code },
  ResponseType: { Code: code, Text: reason },
  List: {
    VesselCode: code,
    VesselEName: name,
    VesselCName: name,
    Voyage: code,
    InVoyage: code,
    OutVoyage: code,
    ContainerNo: containerNo,
    BillNo: billNo,
    SizeType: code,
    FullnessCode: code,
    SealNo: reference,
    GrossWeight: quantity,
    TruckNo: plate,
    TerminalCode: code,
    Stowage: code,
    OperationType: code,
    OperationTime: time,
    InGateTime: time,
    OutGateTime: time,
    LoadTime: time,
    UnloadTime: time,
    ETAArrivedTime: time,
    ETASailingTime: time,
    ActualArrivedTime: time,
    ActualSailingTime: time,
    InstructionCode: code,
    InstructionTime: time,
    Remark: reason,
  },
};

/** Attributes that may be shown. */
export const attributeKinds: Leaves = { version: code, AgencyCode: code };
