// What stands in Embind's script for cases that this module has none of, said shorter: functions of one name but other arguments, types that come
// after the functions that take them, kinds of errors of its own, 64-bit integers, things to destroy after a call. Registering types and functions is
// Embind's own. The linker puts these in place of Embind's; it wants them written as functions.
/* global LibraryManager:readonly, mergeInto:readonly, Module:readonly, registeredTypes:readonly, wasmTable:readonly, HEAPU8:readonly, HEAP32:readonly */

mergeInto(LibraryManager['library'], {
  $throwUnboundTypeError__deps: [],
  $throwUnboundTypeError: function () {},

  $throwBindingError__deps: [],
  $throwBindingError: function () {},

  // Names are in ASCII.
  $readLatin1String__deps: [],
  $readLatin1String: function (at) {
    let text = '';
    while (HEAPU8[at]) text += String.fromCharCode(HEAPU8[at++]);
    return text;
  },

  $registerType__deps: ['$registeredTypes'],
  $registerType: function (rawType, instance) {
    registeredTypes[rawType] = instance;
  },

  // bind/types.cpp comes before bind.cpp.
  $whenDependentTypesAreResolved__deps: ['$registeredTypes'],
  $whenDependentTypesAreResolved: function (mine, types, take) {
    take(types.map((type) => registeredTypes[type]));
  },

  $exposePublicSymbol__deps: [],
  $exposePublicSymbol: function () {},

  $replacePublicSymbol__deps: [],
  $replacePublicSymbol: function (name, value) {
    Module[name] = value;
  },

  $heap32VectorToArray: function (count, at) {
    return [...HEAP32.subarray(at >>> 2, (at >>> 2) + count)];
  },

  $embind__requireFunction__deps: [],
  $embind__requireFunction: function (signature, address) {
    return wasmTable.get(address);
  },

  $getShiftFromSize: function () {},
  $floatReadValueFromPointer: function () {},

  $craftInvokerFunction__deps: [],
  $craftInvokerFunction: function (name, [result, , ...types], classType, invoke, target) {
    return (...values) =>
      result['fromWireType'](invoke(target, ...types.map((type, k) => type['toWireType'](null, values[k]))));
  },
});
